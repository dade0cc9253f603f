import type { Locale } from '#contract/common';

/**
 * The name that a form gives to a wire field. The text of a language has that in front, such as `arName`. The item
 * itself (without a language) may take a text from its English translation: then that field is meant.
 */
export function fieldName(known: readonly string[], wire: string, locale?: Locale): string {
  if (!locale && known.includes(wire)) return wire;
  const inLanguage = `${locale ?? 'en'}${wire.charAt(0).toUpperCase()}${wire.slice(1)}`;
  return known.includes(inLanguage) ? inLanguage : wire;
}
