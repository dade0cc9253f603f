/** The languages of the interface. */
export type Language = 'en' | 'ar';

/** What each language is called in itself, as the button says that leads to it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/** The language that a text names, whatever its region; `null` where it is none of ours. */
export function languageNamed(text: string | null | undefined): Language | null {
  const [name] = (text ?? '').toLowerCase().split('-');
  return name === 'en' || name === 'ar' ? name : null;
}

/** The language beside this one. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}
