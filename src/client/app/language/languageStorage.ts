import { onDevice } from '#client/device/onDevice';
import { languageNamed, type LanguageCode } from '#client/lib/languages';

const LANGUAGE_KEY = 'mawid.language';
const WISH_KEYS = { hijriDates: 'mawid.hijriDates', initials: 'mawid.initials' } as const;

/** What this device may show: dates of the Hijri calendar, or patients by their initials. */
export type Wish = keyof typeof WISH_KEYS;

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

/** Whether this device shows something that was once wished for on it. */
export function isWished(wish: Wish): boolean {
  return read(WISH_KEYS[wish]) === 'true';
}

/** Keeps the language for the next visit, unless the storage is closed to this page. */
export function keepLanguage(language: LanguageCode): void {
  keep(LANGUAGE_KEY, language);
}

/** Keeps likewise whether something is wished for. */
export function keepWish(wish: Wish, isOn: boolean): void {
  keep(WISH_KEYS[wish], String(isOn));
}

function read(key: string): string | null {
  return onDevice((storage) => storage.getItem(key), null);
}

function keep(key: string, value: string): void {
  onDevice((storage) => storage.setItem(key, value), undefined);
}
