/** Titles in Latin letters: those with a dot or none behind them, and those that are words without one. */
const SHORT = 'dr|dra|prof|mr|mrs|ms|mx|a/prof';
const LONG = 'doctor|professor|assoc|asst|eng|miss|mme|sir';
const LATIN = new RegExp(`^(?:(?:${SHORT})(?![\\p{L}\\p{N}'’-])|(?:${LONG})(?=[.\\s]))\\.?\\s*`, 'iu');

/** The same in Arabic; `السيد` is none, for many have it as their first name. */
const LETTERS = '(?:[أا]\\s*[./]\\s*)?(?:م\\s*[./]\\s*)?د(?:\\s*[./]|(?=\\s))|[أام]\\s*[./]';
const WORDS = '(?:ال)?(?:دكتور|بروفيسور|بروفسور|[أا]ستاذ)[ةه]?(?=[.\\s])|(?:السيدة|الآنسة)(?=\\s)';
const ARABIC = new RegExp(`^(?:${LETTERS}|${WORDS})\\.?\\s*`, 'u');

/** What may stand before a title, and is not read. */
const BEFORE = /^[\s\p{Cf}([{"'“‘*]+/u;

/** Whether a name begins with a title of its own: "Prof. Omar", "Ms Huda", "أ.د. عمر", "الدكتورة هدى". */
export function bringsTitle(name: string): boolean {
  const text = plain(name);
  return LATIN.test(text) || ARABIC.test(text);
}

/** A name without the titles that it begins with. */
export function withoutTitles(name: string): string {
  const text = plain(name);
  const rest = text.replace(LATIN, '').replace(ARABIC, '');
  return rest === text || rest === '' ? name : withoutTitles(rest);
}

function plain(name: string): string {
  return name
    .replace(BEFORE, '')
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0640]/g, '');
}
