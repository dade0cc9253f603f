import Papa from 'papaparse';

import { lineFaults } from '../messages';
import {
  bestHeads,
  FILE_LIMITS,
  FilledLines,
  isFilled,
  UntakenFile,
  type FileLine,
  type KnownHeads,
  type Pause,
} from './table';

/** A text with one kind of line ends, whatever programs have joined into it, and without marks of its encoding. */
const plainLines = (text: string) => text.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n');

/**
 * Reads a text whose cells are parted by tabs, semicolons or commas, or by the mark that its first line names, in
 * pieces; the browser may draw between them. What was pasted is parted by its tabs. Rejects with an `UntakenFile`.
 */
export async function linesOfText(
  text: string,
  pause: Pause,
  known: KnownHeads,
  isPaste = false,
): Promise<readonly FileLine[]> {
  const { body, delimiters } = begun(plainLines(text), isPaste);
  const samples = delimiters.map((delimiter) => {
    const heads = bestHeads(firstLines(body, delimiter), known);
    // What has nothing between these marks is blank.
    const cells = heads?.line.cells.filter(isFilled).length ?? Infinity;
    const isSpaced = heads?.line.cells.slice(1).every((cell) => cell.startsWith(' ')) ?? false;
    return { delimiter, cells, at: heads?.at ?? 0, known: heads?.known ?? 0, isSpaced };
  });
  const [best] = samples.sort((one, other) => other.known - one.known || other.cells - one.cells);
  const { delimiter = ',', cells = 0, at = 0, isSpaced = false } = best ?? {};
  const shape = { ...shapeBy(delimiter), heads: cells, isSpaced, isPaste };
  const lines = await linesBy(shape, body, pause);
  const hasLong = lines.some((line) => line.cells.some((cell) => cell.includes('\n')));
  const widths = hasLong ? shortWidths(lines.slice(at + 1), cells) : shape.widths;
  return withHalves(widths.size > 0 ? await linesBy({ ...shape, widths }, body, pause) : lines, cells);
}

/** Reads what was pasted as one column. */
export async function linesOfColumn(text: string, pause: Pause): Promise<readonly FileLine[]> {
  return await linesBy(shapeBy('\t'), plainLines(text), pause);
}

/** How cells are parted, and how many a line has, as far as that is known. */
interface Shape {
  delimiter: string;
  heads: number;
  /** How many cells there are in lines that leave out the last ones. */
  widths: ReadonlySet<number>;
  /** Whether a blank follows each mark. */
  isSpaced: boolean;
  /** Whether quotes may be letters beside cells in quotes, as Excel copies them. */
  isPaste: boolean;
}

/** The shape of a text of which it is not known how many cells a line has. */
const shapeBy = (delimiter: string): Shape => ({
  ...{ delimiter, heads: 0, widths: new Set() },
  ...{ isSpaced: false, isPaste: false },
});

/** How many cells the lines have that are shorter than their heads, of those that no quote can have changed. */
function shortWidths(lines: readonly FileLine[], heads: number): ReadonlySet<number> {
  const plain = lines.filter(({ cells, fault }) => !fault && !cells.some((cell) => /["\n]/.test(cell)));
  return new Set(plain.map(({ cells }) => cells.length).filter((width) => width > 1 && width < heads));
}

/** So many lines of a cell are looked for before the one that ends it. */
const MOST_LINES = 50;

/** The lines, with those marked that are parts of one: a cell of several lines is closed by a quote that none opens. */
function withHalves(lines: readonly FileLine[], heads: number): readonly FileLine[] {
  const halves = new Set<FileLine>();
  for (const [at, last] of lines.entries()) {
    if (!/^[^"][^]*"$/.test(last.cells[0] ?? '')) continue;
    const above = lines.slice(Math.max(0, at - MOST_LINES), at).reverse();
    let width = last.cells.length;
    const end = above.findIndex(({ cells }) => (width += cells.length - 1) >= heads);
    if (end >= 0 && width === heads) for (const half of [last, ...above.slice(0, end + 1)]) halves.add(half);
  }
  if (halves.size === 0) return lines;
  return lines.map((line) => (halves.has(line) ? { ...line, fault: lineFaults.quotes } : line));
}

async function linesBy(shape: Shape, text: string, pause: Pause): Promise<readonly FileLine[]> {
  const lines = new FilledLines();
  for (const line of rowsIn(text, shape)) {
    lines.add(line);
    const paused = pause();
    if (paused) await paused;
  }
  return lines.all;
}

const DELIMITERS = ['\t', ';', ','] as const;

/** The line by which a spreadsheet is told what parts the cells. */
const SEPARATOR_LINE = /^"?sep=([^"\n])"?[;,\t ]*(?:\n|$)/i;

/** What a text has behind a line that only names its mark, and what may part its cells. */
function begun(text: string, isPaste: boolean): { body: string; delimiters: readonly string[] } {
  const [line, mark] = SEPARATOR_LINE.exec(text.slice(0, 100)) ?? [];
  // The line stays a line, so that those below keep their numbers.
  if (line !== undefined && mark) return { body: `\n${text.slice(line.length)}`, delimiters: [mark] };
  return { body: text, delimiters: isPaste && text.includes('\t') ? ['\t'] : DELIMITERS };
}

/** The first lines that have anything, among which the heads are. */
function firstLines(text: string, delimiter: string): readonly FileLine[] {
  const lines: FileLine[] = [];
  for (const line of rowsIn(text, shapeBy(delimiter))) {
    if (line.cells.some(isFilled)) lines.push(line);
    if (lines.length >= FILE_LIMITS.titles) break;
  }
  return lines;
}

/** The rows of a text, each with its line as a spreadsheet counts them. */
function* rowsIn(text: string, shape: Shape): Generator<FileLine> {
  for (let [at, line] = [0, 1]; at < text.length; line += 1) {
    if (text[at] === '\n') {
      at += 1;
      continue;
    }
    const end = endOfRow(text, at, shape);
    if (end - at > FILE_LIMITS.rowCharacters) throw new UntakenFile('longRow');
    yield { line, ...rowOf(text.slice(at, end), shape) };
    at = end + 1;
  }
}

/** The cells of a row; where its quotes are none, they are letters, and the row is not understood. */
function rowOf(row: string, { delimiter, isPaste }: Shape): Omit<FileLine, 'line'> {
  const options = { delimiter, newline: '\n' } as const;
  if (!row.includes('"')) return { cells: row.split(delimiter) };
  // Blanks between a quote and a line end are passed, those at the end of a text are not.
  const { data, errors } = Papa.parse<string[]>(`${row}\n`, options);
  const [cells = []] = data;
  // What is a letter for all who read CSV may be meant otherwise: behind a blank, twice, or beside cells in quotes.
  const raw = delimiter + row;
  const seen = cells.slice(0, FILE_LIMITS.columns);
  const letters = seen.filter((cell) => cell.includes('"') && raw.includes(delimiter + cell));
  const isMixed = !isPaste && letters.length > 0 && raw.includes(`${delimiter}"`);
  if (errors.length === 0 && !isMixed && !letters.some((cell) => /^ +"|""/.test(cell))) return { cells };
  const { data: split } = Papa.parse<string[]>(row, { ...options, fastMode: true });
  return { cells: split[0] ?? [], fault: lineFaults.quotes };
}

/** Where a row ends: at the first line end that does not stand between proper quotes. */
function endOfRow(text: string, from: number, shape: Shape): number {
  let lineEnd = lineEndIn(text, from);
  for (let at = from; ; at += 1) {
    const closing = text[at] === '"' ? closingQuote(text, at, from, shape) : null;
    if (closing !== null) {
      at = closing;
      if (at > lineEnd) lineEnd = lineEndIn(text, at);
    }
    while (at < lineEnd && text[at] !== shape.delimiter) at += 1;
    if (at >= lineEnd) return lineEnd;
  }
}

function lineEndIn(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Where a cell in quotes is closed that is opened here; `null` where it is not, or has whole rows between them. */
function closingQuote(text: string, opening: number, row: number, shape: Shape): number | null {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (at - row > FILE_LIMITS.rowCharacters) return null;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let behind = at + 1;
    while (text[behind] === ' ') behind += 1;
    const isClosed = behind >= text.length || text[behind] === '\n' || text[behind] === shape.delimiter;
    return isClosed && !hasRows(text, [row, opening, at], shape) ? behind : null;
  }
  return null;
}

/**
 * Whether the quotes of a cell have swallowed rows: a line in it is parted as often as one, or it begins in a line that
 * is parted so and ends in another.
 */
function hasRows(text: string, [row, opening, closing]: readonly [number, number, number], shape: Shape): boolean {
  const { delimiter, heads, widths, isSpaced } = shape;
  const [, ...lines] = text.slice(opening + 1, closing).split('\n');
  if (heads < 2 || lines.length === 0) return false;
  const widthOf = (line: string) => {
    const [, ...others] = line.split(delimiter);
    // In prose a blank follows.
    return 1 + others.filter((part) => isSpaced || !part.startsWith(' ')).length;
  };
  const isRow = (line: string) => widthOf(line) >= heads || widths.has(widthOf(line));
  const first = text.slice(row, lineEndIn(text, row));
  const last = text.slice(text.lastIndexOf('\n', closing) + 1, lineEndIn(text, closing));
  return lines.some(isRow) || [first, last].every((line) => widthOf(line) === heads);
}

/** The encodings that begin with a mark of their own. */
const MARKED: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Two letters side by side, as every word in Arabic has them. */
const ARABIC_WORD = /[\u0621-\u064a]{2}/;

/**
 * The text of a file: in the encoding that it names, else UTF-8, else as Excel saves it: in Windows-1256 where that
 * makes words in Arabic, else in Windows-1252.
 */
export function decoded(bytes: Uint8Array): string {
  const marked = MARKED.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    return ARABIC_WORD.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes);
  }
}
