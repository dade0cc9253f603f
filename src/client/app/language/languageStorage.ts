import { onDevice } from '#client/device/onDevice';
import { languageNamed, type LanguageCode } from '#client/lib/languages';

const LANGUAGE_KEY = 'mawid.language';
const HIJRI_KEY = 'mawid.hijriDates';
const INITIALS_KEY = 'mawid.initials';

/** The parameter of the address with which a link chooses a language; it is no part of the view. */
export const LANGUAGE_PARAM = 'lang';

/** The language to begin with: that of the link, of the device, of the browser, or English. */
export function wantedLanguage(): LanguageCode {
  return (
    linkedLanguage() ??
    languageNamed(read(LANGUAGE_KEY)) ??
    navigator.languages.map(languageNamed).find((language) => language !== null) ??
    'en'
  );
}

/** The language that the link names, `null` where it names none of ours. */
export function linkedLanguage(): LanguageCode | null {
  return languageNamed(new URLSearchParams(window.location.search).get(LANGUAGE_PARAM));
}

/** Whether this device shows dates of the Hijri calendar. */
export function wantsHijriDates(): boolean {
  return read(HIJRI_KEY) === 'true';
}

/** Whether patients stand by their initials on the screen of this device. */
export function wantsInitials(): boolean {
  return read(INITIALS_KEY) === 'true';
}

/** Keeps the language for the next visit, unless the storage is closed to this page. */
export function keepLanguage(language: LanguageCode): void {
  keep(LANGUAGE_KEY, language);
}

/** Keeps whether dates of the Hijri calendar are shown, unless the storage is closed to this page. */
export function keepHijriDates(areShown: boolean): void {
  keep(HIJRI_KEY, String(areShown));
}

/** Keeps whether patients stand by their initials, unless the storage is closed to this page. */
export function keepInitials(areShown: boolean): void {
  keep(INITIALS_KEY, String(areShown));
}

function read(key: string): string | null {
  return onDevice((storage) => storage.getItem(key), null);
}

function keep(key: string, value: string): void {
  onDevice((storage) => storage.setItem(key, value), undefined);
}
