import { isDropped, type StoredAppointment } from '#client/entities/appointments';
import { changedAt } from '#client/lib/changedSince';
import { dayOf, isDateText } from '#client/lib/dates';
import { oncePer } from '#client/lib/oncePer';
import { momentOf } from '#client/lib/zone';
import type { MomentText } from '#contract/common';

/** The pictures, in the order of the page. */
export const PICTURES = ['day', 'doctor', 'weekday', 'notice', 'week'] as const;

/** One of the pictures. */
export type PictureId = (typeof PICTURES)[number];

/** What the pictures tell apart of statuses; both spellings of one are the same here. */
export const SERIES = ['pending', 'confirmed', 'completed', 'cancelled', 'rejected', 'other'] as const;

/** One of the kinds of statuses. */
export type Series = (typeof SERIES)[number];

/** Spans of days, each by its first and last one; what was entered afterwards has a span before the first day. */
export const SPANS = ['before', '0', '1', '2-3', '4-7', '8-14', '15-30', '31-'] as const;

/** What an appointment must have to stand in a picture. */
export const NEEDS = ['date', 'time', 'doctor', 'created'] as const;

/** One of what an appointment may lack. */
export type Need = (typeof NEEDS)[number];

/** Stands in place of the key of a row or column, of an appointment that lacks what is needed for it. */
export interface Lacking {
  lacks: Need;
}

/** Where the appointments stand in a picture. */
interface Rule {
  /** Whether it is said how much of each row is counted, so that those count too which have no column. */
  hasShares: boolean;
  /** The column of an appointment, `null` where the picture does not count it. */
  column: (one: StoredAppointment) => string | Lacking | null;
  /** Its row, also where it is not counted. */
  row: (one: StoredAppointment) => string | Lacking;
}

const lacking = Object.fromEntries(NEEDS.map((lacks) => [lacks, { lacks }])) as Record<Need, Lacking>;

/** In which row and column of each picture an appointment stands (decisions: figures). */
export const RULES: Readonly<Record<PictureId, Rule>> = {
  day: { hasShares: false, column: seriesOf, row: ({ date }) => (dayNumber(date) === null ? lacking.date : date) },
  week: {
    hasShares: false,
    column: (one) => (isDropped(one) ? null : doctorOf(one)),
    row: ({ date, start_time }) => {
      const [day, hour] = [weekdayOf(date), hourOf(start_time)];
      if (day === null) return lacking.date;
      return hour === null ? lacking.time : `${day}-${hour}`;
    },
  },
  doctor: { hasShares: true, column: droppedAs, row: doctorOf },
  weekday: { hasShares: true, column: droppedAs, row: ({ date }) => weekdayOf(date) ?? lacking.date },
  notice: {
    hasShares: true,
    column: droppedAs,
    row: ({ date, created_at }) => {
      const day = dayNumber(date);
      if (day === null) return lacking.date;
      const created = dayCreated(created_at ?? '');
      return created === null ? lacking.created : spanOf(day - created);
    },
  },
};

/** A mark of a picture: a row and a column; either may stand for all but some. */
export interface FigureMark {
  picture: PictureId;
  row: string;
  column: string;
}

/** Begins the row or column that stands for all but those whose keys follow. */
const ALL_BUT = 'not:';

/** The row or column of all that have none of these. */
export function allBut(keys: readonly string[]): string {
  return ALL_BUT + keys.join();
}

/** Whether a key stands for all but some. */
export function isOfOthers(key: string): boolean {
  return key.startsWith(ALL_BUT);
}

/** Whether a key of a mark is that of a row or column, or counts it among others. */
function tellsOf(key: string): (its: string) => boolean {
  if (!isOfOthers(key)) return (its) => its === key;
  const others = new Set(key.slice(ALL_BUT.length).split(','));
  return (its) => !others.has(its);
}

/** A mark as the address names it, `week.1-09.42`; a dot of a row is `%2E`. */
export function markText({ picture, row, column }: FigureMark): string {
  return [picture, row.replaceAll('.', '%2E'), column].join('.');
}

/** The mark that a text of the address names; `null` of any other text. */
export function markIn(text: string): FigureMark | null {
  const [, name, row, column] = /^(\w+)\.([^.]+)\.(.+)$/.exec(text) ?? [];
  const picture = PICTURES.find((known) => known === name);
  return picture && row && column ? { picture, row: row.replaceAll('%2E', '.'), column } : null;
}

/** A test of the appointments that a mark counts. */
export function counting({ picture, row, column }: FigureMark): (one: StoredAppointment) => boolean {
  const rule = RULES[picture];
  const [isRow, isColumn] = [tellsOf(row), tellsOf(column)];
  return (one) => {
    const [its, across] = [rule.row(one), rule.column(one)];
    return typeof its === 'string' && typeof across === 'string' && isRow(its) && isColumn(across);
  };
}

/** Begins what stands for all that has changed after a moment. */
const SINCE = 'since.';

/** What the address names for all that has changed after a moment. */
export function sinceText(moment: MomentText): string {
  return SINCE + moment;
}

/** The moment after which all that has changed is named; `null` of any other text. */
export function momentIn(text: string): MomentText | null {
  const moment = text.slice(SINCE.length);
  return text.startsWith(SINCE) && !Number.isNaN(Date.parse(moment)) ? moment : null;
}

/** Whether an appointment has changed after a moment, as its service dates changes. */
export function isSince(one: StoredAppointment, moment: MomentText): boolean {
  return changedAt(one) > moment;
}

/** What a mark counts that the address names, by the texts of their ids; `null` of what is no mark. */
export function countedIds(text: string, list: readonly StoredAppointment[]): ReadonlySet<string> | null {
  const [mark, since] = [markIn(text), momentIn(text)];
  const isCounted = since === null ? mark && counting(mark) : (one: StoredAppointment) => isSince(one, since);
  return isCounted && new Set(list.filter(isCounted).map(({ id }) => String(id)));
}

function doctorOf({ doctor_id: doctor }: StoredAppointment): string | Lacking {
  return doctor ? String(doctor) : lacking.doctor;
}

/** What a status counts as. */
function seriesOf({ status }: Pick<StoredAppointment, 'status'>): Series {
  if (status === 'canceled') return 'cancelled';
  return SERIES.find((known) => known === status) ?? 'other';
}

function droppedAs(one: StoredAppointment): string | null {
  const series = seriesOf(one);
  return series === 'cancelled' || series === 'rejected' ? series : null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d/;

/** The hour in which a time lies, `09`; `null` of what is no time. */
function hourOf(time: string): string | null {
  return TIME.exec(time)?.[1] ?? null;
}

const DAY_MS = 24 * 60 * 60_000;

/** Days since 1970; `null` of what is no date. Dates come again and again. */
const dayNumber = oncePer((date: string) => (isDateText(date) ? Date.parse(`${date}T00:00:00Z`) / DAY_MS : null));

/** The first of January 1970 was a Thursday. */
const WEEKDAY_OF_FIRST = 4;

/** Sunday `0` to Saturday `6`; `null` of what is no date. */
function weekdayOf(date: string): string | null {
  const day = dayNumber(date);
  return day === null ? null : String((((day + WEEKDAY_OF_FIRST) % 7) + 7) % 7);
}

const FIRST_DAYS = SPANS.map((span) => (span === 'before' ? -Infinity : Number(span.split('-')[0])));

function spanOf(days: number): string {
  return SPANS[FIRST_DAYS.findLastIndex((first) => days >= first)] ?? SPANS[0];
}

/** A moment as it travels: its hour, its minute, and its zone where it names one. */
const MOMENT = /^(\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3])):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d|)$/i;

/** Begins a quarter of an hour, which no zone divides. */
const QUARTERS = ['00', '15', '30', '45'];

const dayOfQuarter = oncePer((quarter: MomentText) => dayNumber(dayOf(momentOf(quarter))));

/** The day of a moment where the clinic is, `null` of what is none; of a quarter of an hour it is looked up once. */
function dayCreated(moment: MomentText): number | null {
  const [, hour, minute, zone = ''] = MOMENT.exec(moment) ?? [];
  if (hour) return dayOfQuarter(`${hour}:${QUARTERS[Math.floor(Number(minute) / 15)]}:00${zone}`);
  const at = momentOf(moment);
  return Number.isNaN(at.getTime()) ? null : dayNumber(dayOf(at));
}
