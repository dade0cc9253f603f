import { phoneInPlace } from '#client/lib/phone';
import type { Translation } from '#contract/common';
import { cleanText } from '#contract/text/typed';

/** Anything that has a name or a code. */
export interface NamedItem {
  name?: string | null;
  code?: string;
  translations?: readonly Translation[] | null;
  phone_number?: string | null;
}

/** The name of an item, or its code where it has no name yet (decisions: reading answers). */
export function itemName({ name, code }: NamedItem): string {
  return cleanText(name ?? '') || code || '—';
}

/** What an item is searched by: its names in both languages, its code and its phone. */
export function searchTextOf({ name, code, translations, phone_number: phone }: NamedItem): string {
  return [name, code, ...(translations ?? []).map((one) => one.name), phoneInPlace(phone ?? '').plain].join('\n');
}
