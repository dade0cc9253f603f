import { csvDialectOf, type CellValue, type CsvDialect } from '#client/lib/csv';
import type { Text, Translate } from '#client/lib/text';
import { downloadLines } from '#client/ui/data-grid/downloadLines';
import type { Id } from '#contract/common';
import type { SheetValues } from './events';
import { importTexts } from './messages';
import type { SheetKind, SheetColumn } from './sheet';

/** A column of a file that leaves the page. */
export interface WrittenColumn<Thing> {
  header: string;
  value: (thing: Thing) => CellValue;
}

/** The columns of a sheet as a file has them, so that it can be imported again. */
export function writtenColumns<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  t: Translate,
  dialect: CsvDialect = csvDialectOf(navigator.language),
): WrittenColumn<Thing>[] {
  // The values of a thing are made once for all of its columns.
  const made = new WeakMap<Thing, SheetValues>();
  const valuesOf = (thing: Thing) => {
    const values = made.get(thing) ?? sheet.valuesOf(thing, world);
    made.set(thing, values);
    return values;
  };
  return sheet.columns.map((column) => ({
    header: t(column.head),
    value: (thing) => cellOf(column, valuesOf(thing)[column.id] ?? '', world, t, dialect),
  }));
}

/** A value as a file has it. An amount has a point, whatever the region: a decimal comma is not taken back. */
function cellOf<World>(
  { show, isNumber }: SheetColumn<World>,
  value: string,
  world: World,
  t: Translate,
  { decimal }: CsvDialect,
): CellValue {
  if (value === '') return '';
  if (isNumber && (decimal === '.' || !value.includes('.'))) return Number(value);
  return show ? t(show(value, world)) : value;
}

/** Has the browser save a sheet with three examples, which no import takes. */
export function downloadTemplate<Thing extends { id: Id }, World>(sheet: SheetKind<Thing, World>, t: Translate): void {
  const lines = [0, 1, 2] as const;
  const cells = lines.map((at) => sheet.columns.map(({ examples }) => examples[at]));
  downloadLines(`${sheet.name}-template`, [sheet.columns.map(({ head }) => t(head)), ...cells]);
}

/** Has the browser save rows as they stood in their file, each with the reason why it was not saved. */
export function downloadRows<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  rows: readonly { cells: SheetValues; reason: Text }[],
  t: Translate,
): void {
  const heads = [...sheet.columns.map(({ head }) => t(head)), t(importTexts.reason)];
  const cells = rows.map((row) => [...sheet.columns.map(({ id }) => row.cells[id] ?? ''), t(row.reason)]);
  downloadLines(`${sheet.name}-not-saved`, [heads, ...cells]);
}
