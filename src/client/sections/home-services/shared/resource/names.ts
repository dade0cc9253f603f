import type { Translation } from '#contract/common';

/** The name of an item, or its code where it has no words yet (decisions: reading answers). */
export function itemName({ name, code }: { name?: string | null; code?: string }): string {
  return name?.trim() || code || '—';
}

/** What an item is searched by: its names in both languages and its code. */
export function searchTextOf({
  name,
  code,
  translations,
}: {
  name?: string | null;
  code?: string;
  translations?: readonly Translation[] | null;
}): string {
  return [name, code, ...(translations ?? []).map((one) => one.name)].join('\n');
}
