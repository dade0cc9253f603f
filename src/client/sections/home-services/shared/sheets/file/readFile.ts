import { say, type Text } from '#client/lib/text';
import { pausing } from '#client/state/sagas/pausing';
import { fileFaults } from '../messages';
import { decoded, linesOfText } from './csvTable';
import {
  bytesOf,
  FILE_LIMITS,
  MOST,
  tableOf,
  UntakenFile,
  type FileLines,
  type FileReading,
  type KnownHeads,
  type Pause,
} from './table';
import { linesOfWorkbook } from './xlsxTable';

/** By what a file is read. */
interface Reading {
  /** How many heads of the list these cells are: by that the heads are found. */
  known: KnownHeads;
  signal?: AbortSignal;
  /** Which sheet of a workbook is wanted. */
  sheet?: string | undefined;
}

/**
 * Reads a file that somebody chose: by what it holds, whatever it is called. The page stays alive, and the reading ends
 * when `signal` says so; never rejects.
 */
export async function readFile(file: File, { known, signal, sheet }: Reading): Promise<FileReading> {
  const { name, size } = file;
  if (size > bytesOf(FILE_LIMITS.megabytes))
    return { fault: say(fileFaults.tooLarge, { name, max: FILE_LIMITS.megabytes }) };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { fault: say(fileFaults.unread, { name }) };
  const bytes = new Uint8Array(buffer);
  const pause = pausingUntil(signal);
  return await readingOf(name, known, async () =>
    isZip(bytes)
      ? await linesOfWorkbook(bytes, pause, known, sheet)
      : { lines: await linesOfText(textOf(bytes), pause, known) },
  );
}

/** Reads what somebody pasted from a spreadsheet; never rejects. */
export async function readPaste(text: string, name: Text, { known, signal }: Reading): Promise<FileReading> {
  if (text.length > bytesOf(FILE_LIMITS.megabytes))
    return { fault: say(fileFaults.tooLarge, { name, max: FILE_LIMITS.megabytes }) };
  return await readingOf(name, known, async () => ({
    lines: await linesOfText(text, pausingUntil(signal), known, true),
  }));
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

function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text.startsWith('%PDF') || NO_TEXT.test(text)) throw new UntakenFile('otherKind');
  return text;
}

async function readingOf(name: Text, known: KnownHeads, read: () => Promise<FileLines>): Promise<FileReading> {
  try {
    const table = tableOf(await read(), known);
    if (!table) return { fault: say(fileFaults.empty, { name }) };
    return table.lines.length === 0 ? { fault: say(fileFaults.noRows, { name }) } : { table };
  } catch (error) {
    const reason = error instanceof UntakenFile ? error.reason : 'damaged';
    return { fault: say(fileFaults[reason], { name, max: reason in MOST ? MOST[reason as keyof typeof MOST] : 0 }) };
  }
}
