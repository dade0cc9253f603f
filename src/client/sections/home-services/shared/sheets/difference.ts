import { groupBy } from '#client/lib/groupBy';
import { say, type Message, type Text } from '#client/lib/text';
import { pausing } from '#client/state/sagas/pausing';
import type { Id } from '#contract/common';
import type { ListFilter } from '../kind/defineKind';
import { codeKey, errorIn, maySpreadsheetHaveMade, plainText } from './cells';
import type { SheetRow, SheetValues } from './events';
import type { Oddity } from './file/table';
import { cellFaults, rowReasons } from './messages';
import type { CellReading, Identity, SheetColumn, SheetKind } from './sheet';

/** A line of a file: where it stands there, counted from 1 with the heads, and its cells by column. */
export interface SheetLine {
  line: number;
  cells: SheetValues;
  /** Why it is not understood as a whole. */
  fault?: Text;
  /** What its reader has to say of its cells, by column. */
  oddities?: Readonly<Record<string, Oddity>>;
  /** The columns that a person has corrected, or taken as they stand. */
  typed?: readonly string[];
}

/** A cell of a line beside what is there. */
export interface ComparedCell {
  text: string;
  /** What is there; empty for nothing. */
  now: string;
  /** What it is to become; `null` where the cell changes nothing. */
  wanted: string | null;
  fault?: Text;
  /** Whether a person may take it as it stands all the same. */
  isAsked?: boolean;
  /** What has to be said of it although it is understood. */
  note?: Text;
}

/** A line of a file beside what is there. */
export interface ComparedRow extends SheetLine {
  is: 'added' | 'changed' | 'unchanged' | 'faulty';
  id: Id | null;
  key: string;
  name: string;
  compared: Readonly<Record<string, ComparedCell>>;
}

/** How many lines of a file are of which sort, each counted once, and how many were examples. */
export type SheetCounts = Record<ComparedRow['is'] | 'examples', number>;

/** The difference between a file and a list. */
export interface SheetDifference {
  rows: readonly ComparedRow[];
  counts: SheetCounts;
}

/** By what the codes of the examples begin, which are never imported. */
export const EXAMPLE = 'EXAMPLE';

interface Comparing {
  isStale?: () => boolean;
  isSure?: boolean;
  known?: Set<string>;
}

/**
 * Compares the lines of a file with a whole list, cell by cell. It lets the browser draw in between, and ends with
 * `null` once `isStale` says that nobody wants it any more.
 *
 * @param isSure whether the list has all that there is: else nothing is new by it
 * @param known which lines were about something that was there, in earlier comparisons of the file; this one adds its
 *   own. What is gone since is no new thing
 */
export async function compareSheet<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  lines: readonly SheetLine[],
  { isStale = () => false, isSure = true, known = new Set<string>() }: Comparing = {},
): Promise<SheetDifference | null> {
  const pause = pausing();
  const identify = sheet.identify(world);
  const rows: ComparedRow[] = [];
  let examples = 0;
  for (const line of lines) {
    if (await pause()) if (isStale()) return null;
    if (codeKey(line.cells.code ?? '').startsWith(EXAMPLE.toLowerCase())) examples += 1;
    else {
      const row = comparedRow(sheet, world, identify, line);
      if (row.id !== null) known.add(aboutOf(line));
      const doubt = known.has(aboutOf(line)) ? rowReasons.gone : isSure ? null : rowReasons.unsure;
      rows.push(row.is === 'added' && doubt ? faultyRow(row, doubt) : row);
    }
  }
  return countedRows(withRepeated(rows), examples);
}

/** The columns that only tell what a row is about, and say something else than what is there. */
export function differingNotes<World>(columns: readonly SheetColumn<World>[], { rows }: SheetDifference): Message[] {
  const differs = (id: string) => {
    const isTold = ({ is, compared: { [id]: cell } }: ComparedRow) =>
      (is === 'changed' || is === 'unchanged') &&
      cell &&
      plainText(cell.text) !== '' &&
      plainText(cell.text) !== cell.now;
    return rows.some(isTold);
  };
  return columns.flatMap(({ id, head, isNote }) => (isNote && differs(id) ? [head] : []));
}

/** Rows that were compared, with how many are of which sort. */
export function countedRows(rows: readonly ComparedRow[], examples = 0): SheetDifference {
  const counts: SheetCounts = { added: 0, changed: 0, unchanged: 0, faulty: 0, examples };
  for (const { is } of rows) counts[is] += 1;
  return { rows, counts };
}

function comparedRow<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  identify: (values: SheetValues) => Identity<Thing>,
  line: SheetLine,
): ComparedRow {
  const { cells } = line;
  if (line.fault) return misreadRow(sheet, line);
  const odd: Record<string, Oddity> = {};
  const values: Record<string, string> = {};
  for (const column of sheet.columns) {
    const reading = readCell(column, line, world);
    if (reading === null) continue;
    if ('fault' in reading) odd[column.id] = reading;
    else values[column.id] = reading.value;
  }
  const identity = identify(values);
  const thing = identity.is === 'known' ? identity.thing : null;
  const now = thing && sheet.valuesOf(thing, world);
  // What is named wrongly has its reason already.
  if (identity.is === 'fault') odd[identity.column] ??= { fault: identity.fault };
  else for (const [id, fault] of Object.entries(sheet.check(values, now))) if (fault) odd[id] ??= { fault };
  if (identity.is === 'new' && identity.code !== undefined && !line.typed?.includes('code'))
    if (line.oddities?.code || maySpreadsheetHaveMade(identity.code))
      odd.code = { fault: say(cellFaults.numberAsCode, { text: identity.code }), isAsked: true };
  const compared = Object.fromEntries(
    sheet.columns.map((column) => [column.id, comparedCell(column, cells[column.id], values[column.id], now, odd)]),
  );
  const isChanged = Object.values(compared).some(({ wanted }) => wanted !== null);
  const is = Object.keys(odd).length > 0 ? 'faulty' : !now ? 'added' : isChanged ? 'changed' : 'unchanged';
  return {
    ...line,
    ...{ compared, is },
    id: thing?.id ?? null,
    key: identity.is === 'fault' ? '' : identity.key,
    name: nameIn(sheet, world, identity, cells),
  };
}

/** What the cell of a column says; `null` of one that says nothing. All columns pass by what their file says first. */
function readCell<World>(
  { id, read, isNote, isNumber }: SheetColumn<World>,
  { cells, oddities, typed }: SheetLine,
  world: World,
): CellReading | Oddity | null {
  if (isNote) return null;
  const odd = oddities?.[id];
  const isTyped = typed?.includes(id) ?? false;
  if (odd && !isTyped && !odd.isOfNewCodes && !(odd.isOfTexts && isNumber)) return odd;
  const text = cells[id] ?? '';
  if (plainText(text) === '') return null;
  const fault = errorIn(text, isTyped);
  return fault ? { fault } : read(text, world);
}

/** A row that its file has not written properly: nothing of it is taken. */
function misreadRow<Thing extends { id: Id }, World>(
  { columns }: SheetKind<Thing, World>,
  line: SheetLine,
): ComparedRow {
  const { cells } = line;
  const compared = Object.fromEntries(columns.map(({ id }) => [id, { text: cells[id] ?? '', now: '', wanted: null }]));
  return { ...line, compared, is: 'faulty', id: null, key: '', name: namedIn(cells) };
}

function nameIn<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  identity: Identity<Thing>,
  cells: SheetValues,
): string {
  if (identity.is === 'known') return sheet.nameOf(identity.thing, world);
  if (identity.is === 'new') return identity.name;
  return namedIn(cells);
}

const namedIn = ({ enName = '', code = '' }: SheetValues) => plainText(enName) || plainText(code);

function comparedCell<World>(
  { id, isNote, isSame, note }: SheetKind<never, World>['columns'][number],
  text = '',
  value: string | undefined,
  values: SheetValues | null,
  odd: Readonly<Record<string, Oddity>>,
): ComparedCell {
  const now = values?.[id] ?? '';
  const cell = { text, now, wanted: null, ...odd[id] };
  if (odd[id] || value === undefined || isNote) return cell;
  const said = note?.(now, value);
  const isKnown = values !== null && (id === 'code' || (isSame ? isSame(now, value) : now === value));
  return { ...cell, wanted: isKnown ? null : value, ...(said && { note: said }) };
}

/** The rows, those that are about the same thing marked as not understood. */
function withRepeated(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  const byKey = groupBy(rows, ({ key }) => key);
  return rows.map((row) => {
    const same = row.key === '' ? [] : (byKey.get(row.key) ?? []);
    if (same.length < 2) return row;
    const lines = same.slice(0, 5).map(({ line }) => line);
    return faultyRow(row, say(cellFaults.twice, { lines: lines.join(', ') }));
  });
}

/** A row that is not understood for what it is about. */
function faultyRow(row: ComparedRow, fault: Text): ComparedRow {
  const column = plainText(row.cells.code ?? '') === '' ? 'enName' : 'code';
  const cell = row.compared[column];
  return cell ? { ...row, is: 'faulty', compared: { ...row.compared, [column]: { fault, ...cell } } } : row;
}

/** What says what a line is about, with the line. */
function aboutOf({ line, cells: { code = '', enName = '', parent = '' } }: SheetLine): string {
  return JSON.stringify([line, code, enName, parent]);
}

/** Whether a row has something to look at: a difference, a reason, or what is said of a cell. */
export function isTelling({ is, compared }: ComparedRow): boolean {
  return is !== 'unchanged' || Object.values(compared).some(({ note }) => note !== undefined);
}

/** What is sent of the rows that say something new; those that are not understood wait. */
export function rowsToSend({ rows }: SheetDifference, filter: ListFilter): SheetRow[] {
  return rows
    .filter(({ is }) => is === 'added' || is === 'changed')
    .map(({ id, key, name, cells, compared }) => {
      const changed = Object.entries(compared).filter(([, { wanted }]) => wanted !== null);
      const of = (part: 'wanted' | 'now') =>
        Object.fromEntries(changed.map(([column, cell]) => [column, cell[part] ?? '']));
      return { filter, id, key, name, wanted: of('wanted'), before: of('now'), cells };
    });
}
