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

/** The titles that both languages have: what is read of one, and how each writes it. */
const IN_BOTH: readonly (readonly [latin: RegExp, arabic: RegExp, inLatin: string, inArabic: string])[] = [
  [/^(?:dra?|doctor)\b/i, /^(?:د|(?:ال)?دكتور)/, 'Dr.', 'د.'],
  [/^prof/i, /^(?:[أا]\s*[./]\s*(?:م\s*[./]\s*)?د|(?:ال)?بروف)/, 'Prof.', 'أ.د.'],
  [/^(?:mrs|ms|mme)\b/i, /^السيدة/, 'Ms.', 'السيدة'],
  [/^miss\b/i, /^الآنسة/, 'Ms.', 'الآنسة'],
  [/^mr\b/i, /^السيد(?=\s)/, 'Mr.', 'السيد'],
];

/**
 * A name whose title is in the language of the name: `Prof. عمر` is `أ.د. عمر`, `د. Omar` is "Dr. Omar". One that only
 * one language has stays as it is.
 */
export function titleInItsLanguage(name: string): string {
  const text = name.replace(BEFORE, '');
  const title = (LATIN.exec(text) ?? ARABIC.exec(text))?.[0] ?? '';
  const rest = text.slice(title.length);
  const isArabic = isArabicName(withoutTitles(rest));
  if (title === '' || rest === '' || LATIN.test(title) !== isArabic) return name;
  const both = IN_BOTH.find(([latin, arabic]) => (isArabic ? latin : arabic).test(title));
  return both ? `${isArabic ? both[3] : both[2]} ${rest}` : name;
}

/** Whether a name is written from the right: by its first letter. */
export function isArabicName(name: string): boolean {
  return /^\P{L}*\p{Script=Arabic}/u.test(name);
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
