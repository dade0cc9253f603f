import { isDayEnd } from '#contract/text/dayEnd';
import { folded } from '#contract/text/fold';
import { cleanCode } from '#contract/text/typed';
import { addDays, isDateText, type DateText, type TimeText } from './dates';
import { hijriDate } from './hijri';
import { daysBetween } from './reckoning';

/** Which year a date without one has: that of the next such date, today included, or of the nearest one. */
export type YearMeant = 'next' | 'nearest';

/** From January to December; English names may be cut to three letters, Arabic ones are of the Gulf and the Levant. */
const MONTHS = [
  ['january', 'يناير', 'كانونثاني'],
  ['february', 'فبراير', 'شباط'],
  ['march', 'مارس', 'آذار'],
  ['april', 'أبريل', 'نيسان'],
  ['may', 'مايو', 'أيار'],
  ['june', 'يونيو', 'يونيه', 'حزيران'],
  ['july', 'يوليو', 'يوليه', 'تموز'],
  ['august', 'أغسطس', 'آب'],
  ['september', 'سبتمبر', 'أيلول'],
  ['october', 'أكتوبر', 'تشريناول'],
  ['november', 'نوفمبر', 'تشرينثاني'],
  ['december', 'ديسمبر', 'كانوناول'],
].map((names) => names.map((name) => folded(name)));

/** The months that are told apart by a second word, which counts with and without its article. */
const MONTH_IN_TWO_WORDS = /(كانون|تشرين)[\s-]+(?:ال)?(?=ثاني|اول)/g;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What stands beside a date and adds nothing to it. */
const BESIDE = new Set(
  ['of', 'the', 'on', 'ad', 'م', 'يوم', 'الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'].map(
    folded,
  ),
);

/** Days that are called by their distance from today. */
const DAYS_AWAY = new Map(
  Object.entries({
    ...{ today: 0, tomorrow: 1, tmr: 1, tmrw: 1, yesterday: -1, 'day after tomorrow': 2, 'day before yesterday': -2 },
    ...{ اليوم: 0, غدا: 1, بكره: 1, باكر: 1, امس: -1, البارحه: -1, 'بعد غد': 2, 'اول امس': -2 },
  }),
);

/** The years that are ever meant; others are slips, or of another calendar. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

/**
 * The date that a person typed or pasted, day before month, in any form that is usual here or shown by this page, in
 * either language; `null` when it is none (decisions: dates).
 */
export function dateTyped(text: string, today: DateText, yearMeant: YearMeant = 'next'): DateText | null {
  const typed = plain(text);
  if (isDateText(typed)) return typed;
  const away = daysAway(typed);
  if (away !== null) return addDays(today, away);
  // The page shows "Sat, 21 Nov 2026 · Today", and a date of the other calendar in the place of "Today".
  for (const part of typed.split('·')) {
    const date = dateIn(part.trim(), today, yearMeant);
    if (date) return date;
  }
  return fromHijri(typed);
}

/**
 * The time that a person typed or pasted, such as `9`, `0930`, `14.00`, `2:00 pm` or `٤ م`, as `HH:MM`; `null` when it
 * is none. Where something ends at it, midnight is the end of the day, `24:00`.
 */
export function timeTyped(text: string, isEnd = false): TimeText | null {
  const match = TIME.exec(plain(text));
  if (!match) return null;
  const [, typedHours = '', minutes = '00', seconds = '00', morning, evening] = match;
  const hours = hoursOf(Number(typedHours), morning ? 'morning' : evening ? 'evening' : null);
  const time = `${twoDigits(hours)}:${minutes}`;
  if (isEnd && isDayEnd(`${time}:${seconds}`)) return '24:00';
  return hours < 24 && Number(minutes) < 60 ? time : null;
}

const TIME = /^(\d{1,2})(?:[:.,٫ ]?(\d{2})(?::(\d{2}))?)?\s*(?:(a\.?m?\.?|صباحا|ص)|(p\.?m?\.?|مساا?|ظهرا|عصرا|م))?$/;

/** The hour of the day; `NaN` of one that its half of the day does not have. */
function hoursOf(hours: number, half: 'morning' | 'evening' | null): number {
  if (half === 'morning') return hours <= 12 ? hours % 12 : NaN;
  if (half === 'evening' && hours <= 12) return hours === 0 ? NaN : (hours % 12) + 12;
  return hours;
}

/** A text as dates and times are read: cleaned, each word folded. */
function plain(text: string): string {
  return cleanCode(text).replace(/[\p{L}\p{M}]+/gu, (word) => folded(word));
}

/** How many days from today a day is, `null` where it is not said so: `tomorrow`, `+7`. */
function daysAway(typed: string): number | null {
  const [, sign, count] = /^([+-]) ?(\d{1,3})$/.exec(typed) ?? [];
  return count ? Number(`${sign}${count}`) : (DAYS_AWAY.get(typed.replace(/\s+/g, ' ')) ?? null);
}

/** A day, a month and perhaps a year in any usual order, with any marks between them. */
function dateIn(typed: string, today: DateText, yearMeant: YearMeant): DateText | null {
  if (!/^[\p{L}\d]/u.test(typed)) return null;
  const [first = '', second = '', third, more] = wordsOf(typed);
  if (more !== undefined) return null;
  if (/^\d{4}$/.test(first)) return third ? ofParts(third, second, first) : null;
  const [day, month] = monthOf(first) > 0 && !/\d/.test(first) ? [second, first] : [first, second];
  return third === undefined ? withoutYear(day, month, today, yearMeant) : ofParts(day, month, third);
}

/** The parts of a date, without the weekday, a time behind it and the ending of `21st`. */
function wordsOf(typed: string): string[] {
  return typed
    .replace(/(?<![\s,،])[\s,،]+\d{1,2}:\d{2}(:\d{2})?( - \d{1,2}:\d{2})?$/, '')
    .replace(/^(\d\d)(\d\d)((?:19|20)\d\d)$/, '$1 $2 $3')
    .replace(/^((?:19|20)\d\d)(\d\d)(\d\d)$/, '$1 $2 $3')
    .replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/gu, '$1')
    .replace(MONTH_IN_TWO_WORDS, '$1')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .split(/[\s,،./\\-]+/)
    .filter((word) => word !== '' && !BESIDE.has(word) && !isShortFor(word, WEEKDAYS));
}

/** Whether a word is one of these names, or its first letters, three at least. */
function isShortFor(word: string, names: readonly string[]): boolean {
  return word.length >= 3 && names.some((name) => name.startsWith(word));
}

/** From 1 to 12, by number or name; 0 of what is no month. */
function monthOf(word: string): number {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return MONTHS.findIndex(([english = '', ...arabic]) => isShortFor(word, [english]) || arabic.includes(word)) + 1;
}

function ofParts(day: string, month: string, year: string): DateText | null {
  // A year of two digits is one of this century.
  const whole = /^\d\d$/.test(year) ? `20${year}` : /^\d{4}$/.test(year) ? year : '';
  const isMeant = Number(whole) >= FIRST_YEAR && Number(whole) <= LAST_YEAR;
  const date = `${whole}-${twoDigits(monthOf(month))}-${day.padStart(2, '0')}`;
  return isMeant && isDateText(date) ? date : null;
}

/** How many years around this one have a date for sure that is on the calendar at all, such as the 29th of February. */
const YEARS_AROUND = 8;

function withoutYear(day: string, month: string, today: DateText, yearMeant: YearMeant): DateText | null {
  const year = Number(today.slice(0, 4));
  const dates = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, at) =>
    ofParts(day, month, String(year - YEARS_AROUND + at)),
  ).filter((date) => date !== null);
  if (yearMeant === 'next') return dates.find((date) => date >= today) ?? null;
  const distance = (date: DateText) => Math.abs(daysBetween(today, date));
  return dates.reduce<DateText | null>(
    (nearest, date) => (nearest && distance(nearest) < distance(date) ? nearest : date),
    null,
  );
}

/** A date on which a year of the Hijri calendar began, and how many days such a year has at least and at most. */
const HIJRI = { year: 1448, began: '2026-06-16', days: 354.367, atMost: 355, slip: 4 };

/** The date that this page shows in the Hijri calendar by this text. */
function fromHijri(typed: string): DateText | null {
  const [year] = /(?<!\d)1[34]\d\d(?!\d)/.exec(typed) ?? [];
  if (!year) return null;
  const first = addDays(HIJRI.began, Math.round((Number(year) - HIJRI.year) * HIJRI.days) - HIJRI.slip);
  for (let day = 0; day < HIJRI.atMost + 2 * HIJRI.slip; day += 1) {
    const date = addDays(first, day);
    if (['en', 'ar-AE'].some((locale) => plain(hijriDate(date, locale) ?? '') === typed)) return date;
  }
  return null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
