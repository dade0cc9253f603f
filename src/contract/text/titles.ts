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

/** Their places in that table. */
const [DOCTOR, PROFESSOR] = [0, 1];

/**
 * A name with its titles in the language of the name, each once and that of a doctor only after others: `Prof. عمر` is
 * `أ.د. عمر`, `د. Omar` is "Dr. Omar", "Prof. Prof. Samir" is "Prof. Samir", and `أ.د.` is a doctor already. A title
 * that only one language has stays as it is.
 */
export function titledOnce(name: string): string {
  const { titles, rest } = apart(name);
  const isArabic = isArabicName(rest);
  const kinds = titles.map(kindOf);
  const once = titles.filter((_, at) => {
    const [kind, after] = [kinds[at] ?? '', kinds.slice(at + 1)];
    if (kind === DOCTOR && (after.length > 0 || (isArabic && kinds[at - 1] === PROFESSOR))) return false;
    return !after.includes(kind);
  });
  const said = once.map((title) => inLanguage(title, isArabic));
  return said.join() === titles.join() ? name : [...said, rest].map((word) => word.trim()).join(' ');
}

/** The titles that a name begins with, and what follows; a name of nothing but titles has the last of them. */
function apart(name: string): { titles: string[]; rest: string } {
  const titles: string[] = [];
  let rest = name.replace(BEFORE, '');
  for (;;) {
    const [title = ''] = LATIN.exec(rest) ?? ARABIC.exec(rest) ?? [];
    if (title === '' || title === rest) return { titles, rest };
    titles.push(title);
    rest = rest.slice(title.length);
  }
}

/** What a title means, whichever way it is written. */
function kindOf(title: string): number | string {
  const kind = IN_BOTH.findIndex(([latin, arabic]) => latin.test(title) || arabic.test(title));
  return kind >= 0 ? kind : title.toLowerCase().replace(/[\s.]/g, '');
}

function inLanguage(title: string, isArabic: boolean): string {
  const [, , inLatin, inArabic] = IN_BOTH.find(([latin, arabic]) => (isArabic ? latin : arabic).test(title)) ?? [];
  return (isArabic ? inArabic : inLatin) ?? title;
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
