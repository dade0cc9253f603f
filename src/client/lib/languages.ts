/** The languages of the interface. */
export type LanguageCode = 'en' | 'ar';

/** What each language is called in itself, as the button says that leads to it. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', ar: 'العربية' };

/** The language that a text names, whatever its region; `null` where it is none of ours. */
export function languageNamed(text: string | null | undefined): LanguageCode | null {
  const [name] = (text ?? '').toLowerCase().split('-');
  return name === 'en' || name === 'ar' ? name : null;
}

/** The language beside this one. */
export function otherLanguage(language: LanguageCode): LanguageCode {
  return language === 'en' ? 'ar' : 'en';
}
