/** The key of a record, as its service sent it. */
export type Id = number | string;

/**
 * A calendar date, `YYYY-MM-DD`, without a time zone.
 * @format date
 */
export type DateText = string;

/**
 * A wall-clock time, `HH:MM:SS`, without a time zone.
 * @pattern ^\d\d:\d\d:\d\d(\.\d+)?$
 */
export type TimeText = string;

/** A moment, ISO 8601 with offset. */
export type MomentText = string;

/** An amount of money in AED or another decimal quantity; services send numbers or numeric strings (`"120.00"`). */
export type Decimal = number | string;

/** The two languages the catalogue is kept in (Spec 2 §1). */
export type Locale = 'en' | 'ar';

/** Anything that is referred to by id and shown by name. */
export interface Named {
  id: Id;
  name: string;
}

/** Texts of one item in one locale (Spec 2 §3). */
export interface Translation {
  locale: Locale;
  name?: string | null;
  description?: string | null;
}

/** What a failed call answers: one sentence, or sentences by field, possibly nested. */
export type ErrorReply = { detail: string } | { [field: string]: string[] | ErrorReply };
