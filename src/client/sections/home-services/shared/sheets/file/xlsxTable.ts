import { XmlFault, XmlReader, type XmlBounds, type XmlPiece } from '#contract/text/xml';
import { FILE_LIMITS, FilledLines, UntakenFile, type FileLine, type Pause } from './table';
import { Archive } from './zip';

/**
 * Reads the saved values of the first sheet of an XLSX file, in one pass over each part that it takes for that. Rejects
 * with an `UntakenFile`.
 */
export async function linesOfWorkbook(bytes: Uint8Array<ArrayBuffer>, pause: Pause): Promise<readonly FileLine[]> {
  const archive = new Archive(bytes);
  if (!archive.has(BOOK)) throw new UntakenFile('otherKind');
  const read: Read = (part, see) => eachPiece(archive, part, pause, see);
  const rows = new Rows();
  await read(await sheetPath(read), (piece) => rows.see(piece));
  const texts = new Texts(rows.wanted());
  await read(STRINGS, (piece) => texts.see(piece));
  const lines = new FilledLines();
  for (const { line, cells } of rows.all()) {
    lines.add(
      line,
      cells.map((cell) => (typeof cell === 'number' ? texts.at(cell) : cell)),
    );
    const paused = pause();
    if (paused) await paused;
  }
  return lines.all;
}

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/** All of it is bounded by what is unzipped, and a cell by itself; a workbook has no document type. */
const BOUNDS: XmlBounds = { depth: 64, pieces: Infinity, length: 1_000_000, attributes: 256, doctype: 0 };

/** Reads a part of a workbook piece by piece. */
type Read = (part: string, see: (piece: XmlPiece) => void) => Promise<void>;

/** How many pieces are read before it is looked whether it is time for a pause. */
const AT_ONCE = 64;

async function eachPiece(archive: Archive, part: string, pause: Pause, see: (piece: XmlPiece) => void): Promise<void> {
  const reader = new XmlReader(BOUNDS);
  const decoder = new TextDecoder();
  let count = 0;
  const seeAll = async (pieces: Iterable<XmlPiece>) => {
    for (const piece of pieces) {
      see(piece);
      count += 1;
      const paused = count % AT_ONCE === 0 && pause();
      if (paused) await paused;
    }
  };
  try {
    for await (const bytes of archive.bytesOf(part)) await seeAll(reader.read(decoder.decode(bytes, { stream: true })));
    await seeAll(reader.read(decoder.decode(), true));
  } catch (error) {
    throw error instanceof XmlFault ? new UntakenFile('damaged') : error;
  }
}

/** A name without its prefix: that of a whole workbook may have one. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Where the first sheet of a workbook stands. */
async function sheetPath(read: Read): Promise<string> {
  let id: string | undefined;
  let target: string | undefined;
  await read(BOOK, (piece) => {
    if (piece.is !== 'opened' || localName(piece.name) !== 'sheet') return;
    id ??= [...piece.attributes].find(([name]) => name.endsWith(':id'))?.[1];
  });
  await read(RELATIONS, (piece) => {
    if (piece.is !== 'opened' || localName(piece.name) !== 'Relationship') return;
    if (piece.attributes.get('Id') === id) target ??= unescaped(piece.attributes.get('Target') ?? '');
  });
  if (!target) throw new UntakenFile('damaged');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** What is written in an element, in whatever fonts, without how it is pronounced. */
class Writing {
  #text = '';
  #isOn = false;
  #spoken = 0;

  /** Sees a piece; `element` is where texts stand. */
  see(piece: XmlPiece, element: string): void {
    if (piece.is === 'text' && this.#isOn) this.#text += unescaped(piece.text);
    else if (piece.is === 'data' && this.#isOn) this.#text += piece.text;
    else if (piece.is === 'opened' || piece.is === 'closed') {
      const isBegun = piece.is === 'opened' && !piece.isEmpty;
      const name = localName(piece.name);
      if (name === 'rPh') this.#spoken += isBegun ? 1 : piece.is === 'closed' ? -1 : 0;
      if (name === element) this.#isOn = isBegun && this.#spoken === 0;
    }
  }

  /** What was written since it was taken last. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** A cell as its sheet has it: its text, or the place of one that all sheets share. */
type Cell = string | number;

/** The rows of a sheet that have a filled cell. */
class Rows {
  readonly #rows: { line: number; cells: Cell[] }[] = [];
  readonly #writing = new Writing();
  #hasData = false;
  #line = 0;
  #cells: Cell[] = [];
  #next = 0;
  #type = '';

  see(piece: XmlPiece): void {
    this.#writing.see(piece, this.#type === 'inlineStr' ? 't' : 'v');
    if (piece.is === 'opened') this.#begin(localName(piece.name), piece.attributes);
    if (piece.is === 'closed') this.#end(localName(piece.name));
  }

  /** The rows; throws where there is no sheet at all. */
  all() {
    if (!this.#hasData) throw new UntakenFile('damaged');
    return this.#rows;
  }

  /** The places of the shared texts that the cells name. */
  wanted(): Set<number> {
    const wanted = new Set<number>();
    for (const { cells } of this.#rows) for (const cell of cells) if (typeof cell === 'number') wanted.add(cell);
    return wanted;
  }

  #begin(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'sheetData') this.#hasData = true;
    else if (name === 'row') {
      this.#line = Number(attributes.get('r') ?? this.#line + 1);
      [this.#cells, this.#next] = [[], 0];
    } else if (name === 'c') {
      this.#next = columnOf(attributes.get('r')) ?? this.#next;
      this.#type = attributes.get('t') ?? '';
      this.#writing.take();
      this.#next += 1;
    }
  }

  #end(name: string): void {
    if (name === 'c') this.#place(cellOf(this.#type, this.#writing.take()));
    if (name !== 'row' || this.#cells.length === 0) return;
    this.#rows.push({ line: this.#line, cells: this.#cells });
    this.#cells = [];
    // Cells whose shared text is blank are known later.
    if (this.#rows.length > FILE_LIMITS.rows * 2) throw new UntakenFile('tooLong');
  }

  #place(cell: Cell): void {
    if (cell === '') return;
    if (this.#next > FILE_LIMITS.columns) throw new UntakenFile('tooWide');
    while (this.#cells.length < this.#next) this.#cells.push('');
    this.#cells[this.#next - 1] = cell;
  }
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

  at(place: number): string {
    return this.#texts.get(place) ?? '';
  }
}

/** The place of a column, such as 1 of `B7`. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Digits of a number that Excel keeps; what follows comes of reckoning in halves. */
const DIGITS = 15;

function cellOf(type: string, value: string): Cell {
  if (value === '' || ['inlineStr', 'str', 'e'].includes(type)) return value;
  if (type === 's') return Number(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(DIGITS))) : value;
}

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** A text of XML as it is meant; Excel writes what XML does not know, such as a line break, as `_x000D_`. */
function unescaped(text: string): string {
  if (!/[&_]/.test(text)) return text;
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,9}));/gi, (all, decimal?: string, hex?: string, name?: string) => {
      if (decimal ?? hex) return String.fromCodePoint(Number(decimal ?? `0x${hex}`));
      return NAMED.get(name ?? '') ?? all;
    })
    .replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
}
