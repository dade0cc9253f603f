import type { Language } from './useT';

/** Whether a language is Arabic. */
export function isArabic({ locale }: Language): boolean {
  return locale.startsWith('ar');
}

/** Arabic, also on a page of another language; `null` where it cannot be fetched. */
export async function arabicFor(language: Language): Promise<Language | null> {
  if (isArabic(language)) return language;
  return (await language.arabic?.().catch(() => null)) ?? null;
}
