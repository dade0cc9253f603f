import { folded } from '#contract/text/fold';
import { plainText } from './cells';
import type { SheetKind } from './sheet';

/**
 * What each head of a file means: the id of a column, `null` of what says nothing to an import, `undefined` of what
 * nobody knows. A column is headed by its first name in either language, or else by another one, and only once.
 */
export function meaningOfHeads(
  { columns, passedOver }: Pick<SheetKind<never, never>, 'columns' | 'passedOver'>,
  heads: readonly string[],
): (string | null | undefined)[] {
  const keys = heads.map(headKey);
  const meanings = new Map<number, string>();
  const take = (id: string, names: readonly string[]) => {
    if ([...meanings.values()].includes(id)) return;
    const wanted = names.map(headKey);
    const at = keys.findIndex((key, index) => wanted.includes(key) && !meanings.has(index));
    if (at >= 0) meanings.set(at, id);
  };
  for (const { id, head, arabic } of columns) take(id, [head.defaultMessage, arabic]);
  for (const { id, also = [] } of columns) take(id, also);
  const known = [
    ...passedOver,
    ...columns.flatMap(({ head, arabic, also = [] }) => [head.defaultMessage, arabic, ...also]),
  ];
  const silent = new Set(known.map(headKey));
  return keys.map((key, at) => meanings.get(at) ?? (key === '' || silent.has(key) ? null : undefined));
}

/** A head as it is compared: without case, marks, a star or a colon. */
function headKey(head: string): string {
  return folded(plainText(head).replace(/[*:]/g, '')).replace(/\s+/g, ' ').trim();
}
