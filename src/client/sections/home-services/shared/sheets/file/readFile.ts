import { say, type Text } from '#client/lib/text';
import { pausing } from '#client/state/sagas/pausing';
import { fileFaults } from '../messages';
import { decoded, linesOfText } from './csvTable';
import { bytesOf, FILE_LIMITS, MOST, UntakenFile, type FileLine, type FileReading, type Pause } from './table';
import { linesOfWorkbook } from './xlsxTable';

/**
 * Reads a file that somebody chose: by what it holds, whatever it is called. The page stays alive, and the reading ends
 * when `signal` says so; never rejects.
 */
export async function readFile(file: File, signal?: AbortSignal): Promise<FileReading> {
  const { name, size } = file;
  if (size > bytesOf(FILE_LIMITS.megabytes))
    return { fault: say(fileFaults.tooLarge, { name, max: FILE_LIMITS.megabytes }) };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { fault: say(fileFaults.unread, { name }) };
  const bytes = new Uint8Array(buffer);
  const pause = pausingUntil(signal);
  return await readingOf(name, () => (isZip(bytes) ? linesOfWorkbook(bytes, pause) : linesOfBytes(bytes, pause)));
}

/** Reads what somebody pasted from a spreadsheet; never rejects. */
export async function readPaste(text: string, name: Text, signal?: AbortSignal): Promise<FileReading> {
  if (text.length > bytesOf(FILE_LIMITS.megabytes))
    return { fault: say(fileFaults.tooLarge, { name, max: FILE_LIMITS.megabytes }) };
  return await readingOf(name, () => linesOfText(text, pausingUntil(signal)));
}

function pausingUntil(signal: AbortSignal | undefined): Pause {
  const pause = pausing();
  return () => {
    const paused = pause();
    return paused && paused.then(() => signal?.throwIfAborted());
  };
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What a text does not have, and files of other kinds do. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

async function linesOfBytes(bytes: Uint8Array, pause: Pause): Promise<readonly FileLine[]> {
  const text = decoded(bytes);
  if (text.startsWith('%PDF') || NO_TEXT.test(text)) throw new UntakenFile('otherKind');
  return await linesOfText(text, pause);
}

async function readingOf(name: Text, read: () => Promise<readonly FileLine[]>): Promise<FileReading> {
  try {
    const [first, ...lines] = await read();
    if (!first) return { fault: say(fileFaults.empty, { name }) };
    return lines.length === 0 ? { fault: say(fileFaults.noRows, { name }) } : { table: { heads: first.cells, lines } };
  } catch (error) {
    const reason = error instanceof UntakenFile ? error.reason : 'damaged';
    return { fault: say(fileFaults[reason], { name, max: reason in MOST ? MOST[reason as keyof typeof MOST] : 0 }) };
  }
}
