import type { XmlPiece } from '#contract/text/xml';
import { bookIn, Styles, type Book } from './book';
import { SheetRows } from './sheetRows';
import { bestHeads, FilledLines, isFilled, UntakenFile, type FileLines, type KnownHeads, type Pause } from './table';
import { eachPiece, localName, Writing, type Read } from './workbookXml';
import { Archive } from './zip';

/**
 * Reads a sheet of an XLSX file: the one of that name, or else the first one that has heads of the list. In one pass
 * over each part that it takes for that. Rejects with an `UntakenFile`.
 */
export async function linesOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  pause: Pause,
  known: KnownHeads,
  wanted?: string,
): Promise<FileLines> {
  const archive = new Archive(bytes);
  const read: Read = (part, see) => eachPiece(archive, part, pause, see);
  const book = await bookIn(read);
  if (!book) throw new UntakenFile('otherKind');
  const names = book.sheets.map(({ name }) => name);
  const styles = new Styles();
  await read(book.styles, (piece) => styles.see(piece));
  let best: { lines: FileLines; heads: number } | undefined;
  for (const sheet of book.sheets) {
    if (wanted !== undefined && sheet.name !== wanted) continue;
    const lines = {
      ...(await linesOfSheet(read, pause, book, sheet.path, styles)),
      sheets: { names, read: sheet.name },
    };
    const heads = bestHeads(lines.lines, known)?.known ?? 0;
    if (wanted !== undefined || heads > 1) return lines;
    // One head alone may stand where columns are explained, line by line.
    if (!best || heads > best.heads) best = { lines, heads };
  }
  if (!best) throw new UntakenFile('damaged');
  return best.lines;
}

async function linesOfSheet(
  read: Read,
  pause: Pause,
  { isReckonedLater, strings }: Book,
  path: string,
  styles: Styles,
): Promise<FileLines> {
  const rows = new SheetRows(styles, isReckonedLater);
  await read(path, (piece) => rows.see(piece));
  const texts = new Texts(rows.wanted());
  await read(strings, (piece) => texts.see(piece));
  rows.merge();
  const lines = new FilledLines();
  const hidden = { rows: 0, columns: rows.hiddenColumns };
  for (const { line, isHidden, cells, oddities } of rows.all()) {
    const shown = cells.map((cell) => (typeof cell === 'number' ? texts.at(cell) : cell));
    if (!isHidden) lines.add({ line, cells: shown, ...(oddities.size > 0 && { oddities }) });
    else if (shown.some(isFilled)) hidden.rows += 1;
    const paused = pause();
    if (paused) await paused;
  }
  return { lines: lines.all, hidden };
}

/** The texts that the cells of all sheets share; only those that are wanted are kept. */
class Texts {
  readonly #texts = new Map<number, string>();
  readonly #writing = new Writing();
  #count = 0;

  constructor(private readonly wanted: ReadonlySet<number>) {}

  see(piece: XmlPiece): void {
    this.#writing.see(piece, 't');
    const isEnd = piece.is === 'closed' || (piece.is === 'opened' && piece.isEmpty);
    if (!isEnd || localName(piece.name) !== 'si') return;
    const text = this.#writing.take();
    if (this.wanted.has(this.#count)) this.#texts.set(this.#count, text);
    this.#count += 1;
  }

  /** Throws where there is none: such a cell is not blank. */
  at(place: number): string {
    const text = this.#texts.get(place);
    if (text === undefined) throw new UntakenFile('damaged');
    return text;
  }
}
