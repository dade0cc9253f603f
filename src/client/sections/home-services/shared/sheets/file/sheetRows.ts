import { say } from '#client/lib/text';
import type { XmlPiece } from '#contract/text/xml';
import { cellFaults, lineFaults } from '../messages';
import type { Styles } from './book';
import { shownNumber } from './shownNumber';
import { FILE_LIMITS, UntakenFile, type Oddity } from './table';
import { isTrue, localName, Writing } from './workbookXml';

/** A cell as its sheet has it: its text, or the place of one that all sheets share. */
type Cell = string | number;

/** A row of a sheet that has a filled cell. */
interface Row {
  line: number;
  isHidden: boolean;
  cells: Cell[];
  oddities: Map<number, Oddity>;
}

/** What is known of a cell before its end. */
interface OpenCell {
  type: string;
  style: string | undefined;
  hasFormula: boolean;
  hasValue: boolean;
}

/** More filled rows than these are not looked at; those whose shared text is blank are known only later. */
const MOST_ROWS = FILE_LIMITS.rows * 20;

/** A stretch of cells, its first and last line and column, these from 0. */
interface Range {
  lines: readonly [number, number];
  columns: readonly [number, number];
}

/** The rows of a sheet that have a filled cell. */
export class SheetRows {
  readonly hiddenColumns = new Set<number>();
  readonly #rows: Row[] = [];
  readonly #merged: Range[] = [];
  readonly #writing = new Writing();
  #hasData = false;
  #row = emptyRow(0, false);
  #next = 0;
  #cell: OpenCell | null = null;

  constructor(
    private readonly styles: Styles,
    private readonly isReckonedLater: boolean,
  ) {}

  see(piece: XmlPiece): void {
    this.#writing.see(piece, this.#cell?.type === 'inlineStr' ? 't' : 'v');
    if (piece.is === 'opened') this.#begin(localName(piece.name), piece.attributes);
    if (piece.is === 'closed') this.#end(localName(piece.name));
  }

  /** The rows; throws where there is no sheet at all. */
  all(): readonly Row[] {
    if (!this.#hasData) throw new UntakenFile('damaged');
    return this.#rows;
  }

  /** The places of the shared texts that the cells name. */
  wanted(): Set<number> {
    const wanted = new Set<number>();
    for (const { cells } of this.#rows) for (const cell of cells) if (typeof cell === 'number') wanted.add(cell);
    return wanted;
  }

  /** Has what stands in cells merged downwards stand in each of them; what is merged sideways is of two columns. */
  merge(): void {
    const byLine = new Map(this.#rows.map((row) => [row.line, row]));
    let left = MOST_MERGED;
    for (const { lines, columns } of this.#merged) {
      const first = byLine.get(lines[0]);
      const [cell, odd] = [first?.cells[columns[0]] ?? '', first?.oddities.get(columns[0])];
      const isOneColumn = columns[0] === columns[1];
      const lastColumn = Math.min(columns[1], FILE_LIMITS.columns - 1);
      for (let line = lines[0]; line <= Math.min(lines[1], this.#row.line); line += 1)
        for (let at = columns[0]; at <= lastColumn; at += 1) {
          left -= 1;
          if (left < 0) throw new UntakenFile('damaged');
          const row = byLine.get(line);
          if (!row || (row === first && at === columns[0])) continue;
          if (isOneColumn) place(row, at, cell, odd);
          else if (cell !== '') place(row, at, '', { fault: lineFaults.mergedCell });
        }
    }
  }

  #begin(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'sheetData') this.#hasData = true;
    else if (name === 'col') this.#hide(attributes);
    else if (name === 'mergeCell') this.#mergeIn(attributes.get('ref') ?? '');
    else if (name === 'row') {
      this.#row = emptyRow(Number(attributes.get('r') ?? this.#row.line + 1), isUnseen(attributes, 'ht'));
      this.#next = 0;
    } else if (name === 'c') {
      this.#next = columnOf(attributes.get('r')) ?? this.#next;
      const type = attributes.get('t') ?? '';
      this.#cell = { type, style: attributes.get('s'), hasFormula: false, hasValue: false };
      this.#writing.take();
      this.#next += 1;
    } else if (this.#cell && name === 'f') this.#cell.hasFormula = true;
    else if (this.#cell && name === 'v') this.#cell.hasValue = true;
  }

  #end(name: string): void {
    if (name === 'c' && this.#cell) {
      this.#place(this.#cell, this.#writing.take());
      this.#cell = null;
    }
    const { cells, oddities } = this.#row;
    if (name !== 'row' || cells.length + oddities.size === 0) return;
    this.#rows.push(this.#row);
    this.#row = emptyRow(this.#row.line, false);
    if (this.#rows.length > MOST_ROWS) throw new UntakenFile('tooLong');
  }

  #place(open: OpenCell, value: string): void {
    const [cell, odd] = this.#cellOf(open, value);
    if (cell === '' && !odd) return;
    if (this.#next > FILE_LIMITS.columns) throw new UntakenFile('tooWide');
    place(this.#row, this.#next - 1, cell, odd);
  }

  /** A cell with what is to be said of it. */
  #cellOf({ type, style, hasFormula, hasValue }: OpenCell, value: string): [Cell, Oddity?] {
    const isUnreckoned = value === '' ? !(type === 'str' && hasValue) : value === '0' && this.isReckonedLater;
    if (hasFormula && isUnreckoned) return ['', { fault: lineFaults.unreckoned }];
    if (value === '' || ['inlineStr', 'str', 'e'].includes(type)) return [value];
    if (type === 's') return [Number(value)];
    if (type === 'b') return [value === '1' ? 'TRUE' : 'FALSE'];
    const number = Number(Number(value).toPrecision(DIGITS));
    if (type === 'd' || !Number.isFinite(number))
      return [value, { fault: say(lineFaults.shownOtherwise, { text: value }) }];
    const shown = shownNumber(number, this.styles.formatOf(style));
    const held = String(number);
    const otherwise = { fault: say(lineFaults.shownOtherwise, { text: held }) };
    if (shown.is === 'other') return [held, otherwise];
    if (shown.is === 'same' && shown.text === held) return [held];
    if (shown.is === 'same' && /^\d+$/.test(shown.text))
      return [shown.text, { fault: say(cellFaults.numberAsCode, { text: shown.text }), isOfNewCodes: true }];
    if (shown.is === 'same') return [shown.text, { ...otherwise, isOfTexts: true }];
    return [shown.text, { fault: say(lineFaults.rounded, { shown: shown.text, text: held }), isAsked: true }];
  }

  #hide(attributes: ReadonlyMap<string, string>): void {
    if (!isUnseen(attributes, 'width')) return;
    const last = Math.min(Number(attributes.get('max')), FILE_LIMITS.columns);
    for (let at = Math.max(1, Number(attributes.get('min'))); at <= last; at += 1) this.hiddenColumns.add(at - 1);
  }

  #mergeIn(ref: string): void {
    const [from = '', to = from] = ref.split(':');
    const [first, last] = [columnOf(from), columnOf(to)];
    const lines = [lineOf(from), lineOf(to)] as const;
    if (first !== undefined && last !== undefined) this.#merged.push({ lines, columns: [first, last] });
  }
}

/** Whether a row or a column is hidden, or has no size. */
const isUnseen = (attributes: ReadonlyMap<string, string>, size: 'ht' | 'width') =>
  isTrue(attributes.get('hidden')) || Number(attributes.get(size) ?? 1) === 0;

/** So many cells can be merged at most. */
const MOST_MERGED = 2_000_000;

const emptyRow = (line: number, isHidden: boolean): Row => ({ line, isHidden, cells: [], oddities: new Map() });

function place({ cells, oddities }: Row, at: number, cell: Cell, odd: Oddity | undefined): void {
  while (cells.length <= at) cells.push('');
  cells[at] = cell;
  if (odd) oddities.set(at, odd);
}

/** The place of a column, such as 1 of `B7`. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The line of a place, such as 7 of `B7`. */
const lineOf = (place: string) => Number(/\d{1,7}$/.exec(place)?.[0] ?? 0);

/** Digits of a number that Excel keeps; what follows comes of reckoning in halves. */
const DIGITS = 15;
