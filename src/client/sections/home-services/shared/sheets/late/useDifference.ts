import { useEffect, useState } from 'react';

import type { Id } from '#contract/common';
import { compareSheet, type SheetDifference, type SheetLine } from './difference';
import type { FileTable } from './file/table';
import type { SheetKind } from './sheet';

/** The cells that a person has corrected, by `cellPlace`. */
export type Corrections = Readonly<Record<string, string>>;

/** The place of a cell: its line and its column. */
export const cellPlace = (line: number, column: string) => `${line} ${column}`;

/** The lines of a file by column: as its heads mean, with what was corrected. */
export function linesByColumn(
  table: FileTable,
  meanings: readonly (string | null | undefined)[],
  columns: readonly { id: string }[],
  corrections: Corrections,
): SheetLine[] {
  const places = columns.flatMap(({ id }) => {
    const at = meanings.indexOf(id);
    return at < 0 ? [] : [{ id, at }];
  });
  const corrected = Object.entries(corrections).map(([place, text]) => {
    const [line = '', column = ''] = place.split(' ');
    return { line: Number(line), column, text };
  });
  return table.lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries<string>([
      ...places.map(({ id, at }): [string, string] => [id, cells[at] ?? '']),
      ...corrected.filter((one) => one.line === line).map(({ column, text }): [string, string] => [column, text]),
    ]),
  }));
}

/**
 * The difference between the lines of a file and a list, `null` before it is known; the last one of the same file stays
 * while it is made anew. It is not made anew while it is held, such as while the rows are being saved.
 */
export function useDifference<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World | undefined,
  file: object | null,
  lines: readonly SheetLine[] | null,
  isHeld: boolean,
): SheetDifference | null {
  const [made, setMade] = useState<{ of: object; difference: SheetDifference } | null>(null);
  useEffect(() => {
    if (!world || !file || !lines || isHeld) return undefined;
    let isStale = false;
    void compareSheet(sheet, world, lines, () => isStale).then((difference) => {
      if (!isStale && difference) setMade({ of: file, difference });
    });
    return () => {
      isStale = true;
    };
  }, [sheet, world, file, lines, isHeld]);
  return made?.of === file ? made.difference : null;
}
