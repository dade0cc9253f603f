import { filledIn } from '#client/lib/messageFormat';
import type { Text } from '#client/lib/text';

/** A text in English, for whoever reads it outside of the page. */
export function inWords(text: Text): string {
  if (typeof text === 'string') return text;
  const filling = Object.entries(text.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? inWords(value) : value,
  ]);
  return filledIn(text.defaultMessage, 'en', Object.fromEntries(filling) as Record<string, string | number>);
}
