import { useEffect, useState } from 'react';

import type { SheetDifference, SheetLine } from './difference';
import type { FileTable } from './file/table';

/** The cells that a person has corrected, or taken as they stand, by `cellPlace`. */
export type Corrections = Readonly<Record<string, string>>;

/** The place of a cell: its line and its column. */
export const cellPlace = (line: number, column: string) => `${line} ${column}`;

/** The lines of a file by column: as its heads mean, with what was corrected. */
export function linesByColumn(
  table: Pick<FileTable, 'lines'>,
  meanings: readonly (string | null | undefined)[],
  columns: readonly { id: string }[],
  corrections: Corrections,
): SheetLine[] {
  const places = columns.flatMap(({ id }) => {
    const at = meanings.indexOf(id);
    return at < 0 ? [] : [{ id, at }];
  });
  const corrected = new Map<number, [column: string, text: string][]>();
  for (const [place, text] of Object.entries(corrections)) {
    const [line, column = ''] = place.split(' ');
    corrected.set(Number(line), [...(corrected.get(Number(line)) ?? []), [column, text]]);
  }
  return table.lines.map(({ line, cells, fault, oddities }) => {
    const typed = corrected.get(line) ?? [];
    const odd = places.flatMap(({ id, at }) => {
      const oddity = oddities?.get(at);
      return oddity ? [[id, oddity] as const] : [];
    });
    return {
      line,
      cells: Object.fromEntries<string>([
        ...places.map(({ id, at }): [string, string] => [id, cells[at] ?? '']),
        ...typed,
      ]),
      ...(fault && { fault }),
      ...(odd.length > 0 && { oddities: Object.fromEntries(odd) }),
      ...(typed.length > 0 && { typed: typed.map(([column]) => column) }),
    };
  });
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
