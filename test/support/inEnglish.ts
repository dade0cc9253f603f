import type { Text } from '#client/lib/text';
import { ENGLISH, translated } from '#client/ui/language/useT';

/** A text as the page shows it. */
export function inEnglish(text: Text): string {
  return translated(ENGLISH, text);
}
