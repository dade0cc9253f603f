import { say, type Text } from '#client/lib/text';
import { pausing } from '#client/state/sagas/pausing';
import type { Id } from '#contract/common';
import type { ListFilter } from '../kind/defineKind';
import { codeKey, plainText } from './cells';
import type { SheetRow, SheetValues } from './events';
import { cellFaults, rowReasons } from './messages';
import type { CellReading, Identity, SheetKind } from './sheet';

/** A line of a file: where it stands there, counted from 1 with the heads, and its cells by column. */
export interface SheetLine {
  line: number;
  cells: SheetValues;
}

/** A cell of a line beside what is there. */
export interface ComparedCell {
  text: string;
  /** What is there; empty for nothing. */
  now: string;
  /** What it is to become; `null` where the cell changes nothing. */
  wanted: string | null;
  fault?: Text;
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

/**
 * Compares the lines of a file with a whole list, cell by cell. It lets the browser draw in between, and ends with
 * `null` once `isStale` says that nobody wants it any more.
 *
 * @param known which lines were about something that was there, in earlier comparisons of the file; this one adds its
 *   own. What is gone since is no new thing
 */
export async function compareSheet<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  lines: readonly SheetLine[],
  isStale: () => boolean = () => false,
  known = new Set<string>(),
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
      rows.push(row.is === 'added' && known.has(aboutOf(line)) ? faultyRow(row, rowReasons.gone) : row);
    }
  }
  return countedRows(withRepeated(rows), examples);
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
  { line, cells }: SheetLine,
): ComparedRow {
  const faults: Record<string, Text> = {};
  const values: Record<string, string> = {};
  for (const { id, read, isNote } of sheet.columns) {
    const text = cells[id] ?? '';
    if (isNote || plainText(text) === '') continue;
    const reading: CellReading = read(text, world);
    if ('fault' in reading) faults[id] = reading.fault;
    else values[id] = reading.value;
  }
  const identity = identify(values);
  const thing = identity.is === 'known' ? identity.thing : null;
  const now = thing && sheet.valuesOf(thing, world);
  // What is named wrongly has its reason already.
  if (identity.is === 'fault') faults[identity.column] ??= identity.fault;
  else for (const [id, fault] of Object.entries(sheet.check(values, now))) if (fault) faults[id] ??= fault;
  const compared = Object.fromEntries(
    sheet.columns.map((column) => [column.id, comparedCell(column, cells[column.id], values[column.id], now, faults)]),
  );
  const isChanged = Object.values(compared).some(({ wanted }) => wanted !== null);
  const is = Object.keys(faults).length > 0 ? 'faulty' : !now ? 'added' : isChanged ? 'changed' : 'unchanged';
  return {
    ...{ line, cells, compared, is },
    id: thing?.id ?? null,
    key: identity.is === 'fault' ? '' : identity.key,
    name: nameIn(sheet, world, identity, cells),
  };
}

function nameIn<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  identity: Identity<Thing>,
  cells: SheetValues,
): string {
  if (identity.is === 'known') return sheet.nameOf(identity.thing, world);
  if (identity.is === 'new') return identity.name;
  return plainText(cells.enName ?? '') || plainText(cells.code ?? '');
}

function comparedCell<World>(
  { id, isNote, isSame, note }: SheetKind<never, World>['columns'][number],
  text = '',
  value: string | undefined,
  values: SheetValues | null,
  faults: Readonly<Record<string, Text>>,
): ComparedCell {
  const now = values?.[id] ?? '';
  const fault = faults[id];
  const cell = { text, now, wanted: null, ...(fault && { fault }) };
  if (fault || value === undefined || isNote) return cell;
  const said = note?.(now, value);
  const isKnown = values !== null && (id === 'code' || (isSame ? isSame(now, value) : now === value));
  return { ...cell, wanted: isKnown ? null : value, ...(said && { note: said }) };
}

/** The rows, those that are about the same thing marked as not understood. */
function withRepeated(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  const lines = new Map<string, number[]>();
  for (const { key, line } of rows) {
    if (key === '') continue;
    const same = lines.get(key);
    if (same) same.push(line);
    else lines.set(key, [line]);
  }
  return rows.map((row) => {
    const same = lines.get(row.key) ?? [];
    return same.length < 2 ? row : faultyRow(row, say(cellFaults.twice, { lines: same.slice(0, 5).join(', ') }));
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
