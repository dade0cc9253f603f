import { useEffect, useState } from 'react';

import type { SheetDifference, SheetLine } from './difference';
import type { FileTable } from './file/table';

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

/** Makes a difference in pieces; ends with `null` once it is stale. */
export type Compare = (isStale: () => boolean) => Promise<SheetDifference | null>;

/**
 * The difference that `compare` makes, `null` before it is known; the last one of the same thing stays while it is made
 * anew, and while there is nothing to compare, such as while the rows are being saved.
 */
export function useDifference(of: object | null, compare: Compare | null) {
  const [made, setMade] = useState<{ of: object | null; by: Compare; difference: SheetDifference } | null>(null);
  useEffect(() => {
    if (!compare) return undefined;
    let isStale = false;
    void compare(() => isStale).then((difference) => {
      if (!isStale && difference) setMade({ of, by: compare, difference });
    });
    return () => {
      isStale = true;
    };
  }, [of, compare]);
  return { difference: made?.of === of ? made.difference : null, isCurrent: made?.by === compare };
}
