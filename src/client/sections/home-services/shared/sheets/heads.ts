import { say, type Text } from '#client/lib/text';
import { folded } from '#contract/text/fold';
import { plainText } from './cells';
import { isFilled, type FileTable } from './file/table';
import { importTexts } from './messages';
import type { SheetKind } from './sheet';

/** The columns of a sheet, as far as its heads tell them. */
type Heads = Pick<SheetKind<never, never>, 'columns' | 'passedOver'>;

/** What the heads of a file mean. */
export interface HeadMeanings {
  /**
   * Of each head the id of a column, `null` of what says nothing to an import, `undefined` of what a person has to say:
   * nobody knows it, or its column is headed more than once.
   */
  meanings: readonly (string | null | undefined)[];
  /** The columns that are headed more than once. */
  doubled: readonly string[];
}

/** Tells what heads mean. A column is headed by its first name in either language, or else by another one. */
export function meaningOfHeads({ columns, passedOver }: Heads, heads: readonly string[]): HeadMeanings {
  const silent = new Set(passedOver.map(headKey));
  const claims = claimsOf(columns, heads, silent);
  const claimed = [...claims.values()];
  const doubled = new Set(claimed.filter((id, at) => claimed.indexOf(id) !== at));
  const meanings = heads.map((head, at) => {
    const [claim, key] = [claims.get(at), headKey(head)];
    if (claim !== undefined) return doubled.has(claim) ? undefined : claim;
    return key === '' || silent.has(key) ? null : undefined;
  });
  return { meanings, doubled: [...doubled] };
}

/** How many columns of a sheet these cells head. */
export function countHeads({ columns, passedOver }: Heads, cells: readonly string[]): number {
  return new Set(claimsOf(columns, cells, new Set(passedOver.map(headKey))).values()).size;
}

/** What a head is called: with its place where it has no words, or shares them with another one. */
export function headName(heads: readonly string[], at: number): Text {
  const head = plainText(heads[at] ?? '');
  if (head === '') return say(importTexts.nthColumn, { place: at + 1 });
  const isAlone = heads.filter((one) => headKey(one) === headKey(head)).length === 1;
  return isAlone ? head : say(importTexts.headAt, { head, place: at + 1 });
}

/** The columns of a file that hold something and are used for nothing, by their names. */
export function unusedHeads(
  { heads, lines }: Pick<FileTable, 'heads' | 'lines'>,
  meanings: readonly (string | null | undefined)[],
): readonly Text[] {
  const open = new Set(heads.keys());
  for (const [at, meaning] of meanings.entries()) if (meaning) open.delete(at);
  const unused: number[] = [];
  for (const { cells } of lines) {
    if (open.size === 0) break;
    for (const at of open)
      if (isFilled(cells[at])) {
        unused.push(at);
        open.delete(at);
      }
  }
  return unused.sort((one, other) => one - other).map((at) => headName(heads, at));
}

/** The columns that heads name, by their places; a name that our own files have for something else comes last. */
function claimsOf(
  columns: Heads['columns'],
  heads: readonly string[],
  silent: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const keys = heads.map(headKey);
  const claims = new Map<number, string>();
  const take = (id: string, names: readonly string[], isOpen: (key: string) => boolean) => {
    const wanted = names.map(headKey).filter(isOpen);
    keys.forEach((key, at) => {
      if (wanted.includes(key) && !claims.has(at)) claims.set(at, id);
    });
  };
  for (const { id, head, arabic } of columns) take(id, [head.defaultMessage, arabic], () => true);
  for (const { id, also = [] } of columns) take(id, also, (key) => !silent.has(key));
  const isHeaded = new Set(claims.values());
  for (const { id, also = [] } of columns) if (!isHeaded.has(id)) take(id, also, (key) => silent.has(key));
  return claims;
}

/** A head as it is compared: without case, marks, a star or a colon. */
function headKey(head: string): string {
  return folded(plainText(head).replace(/[*:]/g, '')).replace(/\s+/g, ' ').trim();
}
