/** How a cell shows a number: by the digits that it holds, by fewer of them, or as something else, such as a date. */
export type ShownNumber = { is: 'same' | 'rounded'; text: string } | { is: 'other' };

/** Formats that a workbook names by a number alone; what is left out here is a date, a time or of a region. */
export const KNOWN_FORMATS: ReadonlyMap<number, string> = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '#,##0'],
  [6, '#,##0'],
  [7, '#,##0.00'],
  [8, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [37, '#,##0;(#,##0)'],
  [38, '#,##0;(#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;(#,##0.00)'],
  [41, '#,##0'],
  [42, '#,##0'],
  [43, '#,##0.00'],
  [44, '#,##0.00'],
  [49, '@'],
]);

/** Most characters of a format that a spreadsheet takes. */
const LONGEST = 255;

const GENERAL = /^(?:general|@)?$/i;
const DIGITS = /^([#0?,]*)(?:\.([#0?]*))?$/;

const OTHER = { is: 'other' } as const;

/** Reads a number as its cell shows it by a format of Excel; of the formats those that show its digits are known. */
export function shownNumber(number: number, format: string): ShownNumber {
  if (GENERAL.test(format)) return { is: 'same', text: String(number) };
  if (format.length > LONGEST) return OTHER;
  const sections = sectionsOf(format);
  if (!sections) return OTHER;
  const [positive, negative, zero] = sections;
  const section = (number < 0 ? negative : number === 0 ? zero : positive) ?? positive;
  const sign = number < 0 && section === positive ? '-' : '';
  if (!section) return OTHER;
  const { before, pattern, after } = section;
  if (pattern === '') return before === '' ? OTHER : { is: 'same', text: before };
  const written = GENERAL.test(pattern) ? String(Math.abs(number)) : digitsOf(Math.abs(number), pattern);
  if (written === null) return OTHER;
  const isRounded = Number(written.replaceAll(',', '')) !== Math.abs(number);
  return { is: isRounded ? 'rounded' : 'same', text: `${sign}${before}${written}${after}`.trim() };
}

function digitsOf(number: number, pattern: string): string | null {
  const [, whole = '', places = ''] = DIGITS.exec(pattern) ?? [];
  // A comma at the end shows thousands.
  if (!DIGITS.test(pattern) || whole.endsWith(',') || number >= 1e15) return null;
  const [digits, fraction] = roundedTo(Math.min(places.length, 20), number);
  const zeros = whole.replace(/[^0]/g, '').length;
  const shown = (digits === '0' && zeros === 0 ? '' : digits).padStart(zeros, '0');
  const grouped = whole.includes(',') ? inThousands(shown) : shown;
  const least = places.replace(/[^0]/g, '').length;
  const last = Array.from(fraction).findLastIndex((digit) => digit !== '0');
  const kept = fraction.slice(0, Math.max(last + 1, least));
  return kept === '' ? grouped : `${grouped}.${kept}`;
}

/** A number rounded as spreadsheets do, by its decimals and half up: 7.255 is 7.26. */
function roundedTo(places: number, number: number): readonly [digits: string, fraction: string] {
  const [digits = '', fraction = ''] = (number < 1e-6 ? number.toFixed(20) : number.toPrecision(15)).split('.');
  const kept = fraction.padEnd(places + 1, '0');
  const units = BigInt(digits + kept.slice(0, places)) + (kept.charAt(places) >= '5' ? 1n : 0n);
  const text = String(units).padStart(places + 1, '0');
  return [text.slice(0, text.length - places), text.slice(text.length - places)];
}

function inThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  return digits.slice(0, first) + (digits.slice(first).match(/\d{3}/g) ?? []).map((three) => `,${three}`).join('');
}

/** What stands before, in and behind the digits of a number. */
interface Section {
  before: string;
  pattern: string;
  after: string;
}

/** One mark of a format: a text, a mark that is blank or repeated, a colour or a currency, or a character itself. */
const MARK = /"([^"]*)"|\\(.)|[_*].|\[([^\]]*)\]|(general)|([^])/giy;

/** Whether a literal changes what the digits beside it say: by more of them, or by a point without a word. */
const isChanging = (literal: string) => /[\d%‰٪]/.test(literal) || (/[.,]/.test(literal) && !/\p{L}/u.test(literal));

/** The parts of a format for numbers above, below and of zero; `null` where one shows no digits as they are. */
function sectionsOf(format: string): Section[] | null {
  const sections = [{ before: '', pattern: '', after: '' }];
  for (const [, quoted, escaped, bracket, general, character] of format.matchAll(MARK)) {
    const section = sections.at(-1);
    if (!section) return null;
    const literal =
      quoted ?? escaped ?? currencyIn(bracket) ?? (' $-+()€£'.includes(character ?? '?') ? character : '');
    if (bracket !== undefined && currencyIn(bracket) === undefined) return null;
    if (character === ';') sections.push({ before: '', pattern: '', after: '' });
    else if (general !== undefined || '#0?,.@'.includes(character ?? '!')) {
      if (section.after.trim() !== '') return null;
      section.pattern += general ?? character ?? '';
    } else if (literal === '' && character !== undefined) return null;
    else if (isChanging(literal ?? '')) return null;
    else section[section.pattern === '' ? 'before' : 'after'] += literal ?? '';
  }
  return sections;
}

/** The currency that brackets name, or nothing of a colour or a language; `undefined` of a condition or a time. */
function currencyIn(bracket: string | undefined): string | undefined {
  if (bracket === undefined) return undefined;
  if (bracket.startsWith('$')) return bracket.slice(1).split('-')[0] ?? '';
  return /^(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)$/i.test(bracket) ? '' : undefined;
}
