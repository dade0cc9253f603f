import { say, type Text } from '#client/lib/text';
import { plainText } from '../cells';
import { fileFaults } from '../messages';
import { decoded, linesOfText } from './csvTable';
import { bytesOf, FILE_LIMITS, UntakenFile, type FileReading, type FileTable } from './table';
import { linesOfWorkbook } from './xlsxTable';

/** Reads a file that somebody chose: by what it holds, whatever it is called; never rejects. */
export async function readFile(file: File): Promise<FileReading> {
  const { name, size } = file;
  if (size > bytesOf(FILE_LIMITS.megabytes))
    return { fault: say(fileFaults.tooLarge, { name, max: FILE_LIMITS.megabytes }) };
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { fault: say(fileFaults.unread, { name }) };
  const bytes = new Uint8Array(buffer);
  return await readingOf(name, async () => (isZip(bytes) ? await linesOfWorkbook(bytes) : await linesOfBytes(bytes)));
}

/** Reads what somebody pasted from a spreadsheet; never rejects. */
export async function readPaste(text: string, name: Text): Promise<FileReading> {
  if (text.length > bytesOf(FILE_LIMITS.megabytes))
    return { fault: say(fileFaults.tooLarge, { name, max: FILE_LIMITS.megabytes }) };
  return await readingOf(name, async () => await linesOfText(text));
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What a text does not have, and files of other kinds do. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

async function linesOfBytes(bytes: Uint8Array): Promise<string[][]> {
  const text = decoded(bytes);
  if (text.startsWith('%PDF') || NO_TEXT.test(text)) throw new UntakenFile('otherKind');
  return await linesOfText(text);
}

async function readingOf(name: Text, read: () => Promise<string[][]>): Promise<FileReading> {
  const limits = { tooLong: FILE_LIMITS.rows, tooLargeUnzipped: FILE_LIMITS.unzippedMegabytes };
  try {
    const table = tableOf(await read());
    if (table.lines.length > FILE_LIMITS.rows) throw new UntakenFile('tooLong');
    if (table.heads.length === 0) return { fault: say(fileFaults.empty, { name }) };
    return table.lines.length === 0 ? { fault: say(fileFaults.noRows, { name }) } : { table };
  } catch (error) {
    if (!(error instanceof UntakenFile)) return { fault: say(fileFaults.damaged, { name }) };
    const { reason } = error;
    const max = reason === 'tooLong' || reason === 'tooLargeUnzipped' ? limits[reason] : 0;
    return { fault: say(fileFaults[reason], { name, max }) };
  }
}

/** The first line that has anything as heads, and all others that have. */
function tableOf(all: readonly (readonly string[])[]): FileTable {
  const filled = all
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => plainText(cell) !== ''));
  const [first, ...lines] = filled;
  return { heads: first?.cells ?? [], lines };
}
