import dayjs from 'dayjs';
import { z } from 'zod';

import type { ErrorReply } from '#contract/common';
import { EMAIL_PATTERN, OTP_MAX_LENGTH } from '#contract/rules';
import { DAY_END, isDayEnd } from '#contract/text/dayEnd';
import { degreesIn, plainDecimal } from '#contract/text/numbers';
import { cleanCode, cleanOneTimePassword, cleanText } from '#contract/text/typed';
import { invalid } from './errors';

const MAX_ID = 2_147_483_647;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** The first date of the calendar that PostgreSQL uses, which has no year 0. */
const FIRST_DATE = '0001-01-01';
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const WALL_CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The key of a record, sent as a number or as digits. */
export const id = z
  .union([z.number(), z.string().overwrite(cleanCode).regex(/^\d+$/).transform(Number)])
  .refine((value) => Number.isInteger(value) && value > 0 && value <= MAX_ID, 'A valid id is required.');

/** A calendar date that exists. */
export const dateText = z
  .string()
  .overwrite(cleanCode)
  .refine((text) => CALENDAR_DATE.test(text) && isOnCalendar(text), {
    error: 'Date has wrong format. Use YYYY-MM-DD.',
    abort: true,
  });

/** A moment with its offset, as text. */
export const momentText = z.iso.datetime({ offset: true, error: 'Datetime has wrong format. Use ISO 8601.' });

/** A date from yesterday on: where the caller is, it may still be yesterday. */
export const dateFromNowOn = dateText.refine(
  (date) => date >= dayjs().subtract(1, 'day').format('YYYY-MM-DD'),
  'Date cannot be in the past.',
);

/** A wall-clock time, sent with or without seconds and read with them. */
export const timeText = z
  .string()
  .overwrite(cleanCode)
  .regex(WALL_CLOCK_TIME, { error: 'Time has wrong format. Use hh:mm[:ss].', abort: true })
  .transform((text) => (text.length === 5 ? `${text}:00` : text));

/** A wall-clock time at which something ends; midnight is the end of its day, `23:59:59`, however it was sent. */
export const endText = z
  .string()
  .overwrite(cleanCode)
  .transform((text) => (isDayEnd(text) ? DAY_END : text))
  .pipe(timeText);

/** Text up to a length, cleaned as the page does it, possibly empty. PostgreSQL could not store a null character. */
export const text = (max = 255) => upTo(max, cleanText);

/** Text up to a length, cleaned and not empty. */
export const filledText = (max = 255) => filled(text(max));

/** The same for what is no prose, such as a phone, a code or the number of a licence. */
export const code = (max = 255) => upTo(max, cleanCode);

/** The same, not empty. */
export const filledCode = (max = 255) => filled(code(max));

/** An e-mail address, read in lower case. */
export const email = filledCode(254).toLowerCase().regex(EMAIL_PATTERN, 'Enter a valid email address.');

/** A one-time password, in whatever digits and groups it was typed. */
export const oneTimePassword = filled(upTo(OTP_MAX_LENGTH, cleanOneTimePassword));

function upTo(max: number, clean: (sent: string) => string) {
  return z.string().overwrite(clean).max(max, `Ensure this field has no more than ${max} characters.`);
}

function filled(any: ReturnType<typeof upTo>) {
  return any.min(1, { error: 'This field may not be blank.', abort: true });
}

/** A whole number within bounds, sent as a number or as digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .overwrite(cleanCode)
        .regex(/^-?\d+$/)
        .transform(Number),
    ])
    .refine((value) => Number.isInteger(value), 'A valid integer is required.')
    .refine((value) => value >= min, `Ensure this value is greater than or equal to ${min}.`)
    .refine((value) => value <= max, `Ensure this value is less than or equal to ${max}.`);

/** True or false, sent as such or as text in a multipart form. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

/** An amount of money, read as plain decimal text; what the page understands is understood. */
export const amount = z
  .union([z.string(), z.number()])
  .transform((sent) => plainDecimal(String(sent)) ?? String(sent))
  .pipe(z.string().regex(AMOUNT, 'Enter an amount of zero or more, with at most two decimal places.'));

/** A coordinate in degrees as plain decimal text, from `-max` to `max`. */
export const degrees = (max: number) =>
  z
    .string()
    .overwrite((sent) => degreesIn(sent) ?? sent)
    .refine(
      (sent) => degreesIn(sent) !== null && Math.abs(Number(sent)) <= max,
      `Enter degrees from -${max} to ${max}.`,
    );

function isOnCalendar(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return date >= FIRST_DATE && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

/** Reads what was sent with a schema; throws a 400 that names every field that does not fit. */
export function readFields<Output>(schema: z.ZodType<Output>, sent: unknown): Output {
  const result = schema.safeParse(sent, { error: sentenceFor });
  if (result.success) return result.data;
  throw invalid(byField(result.error.issues));
}

/** Standard sentences in place of those of the library, which speak of types. */
function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  const isAboutValue = issue.code === 'invalid_value';
  if (!isAboutValue && issue.code !== 'invalid_type' && issue.code !== 'invalid_union') return undefined;
  if (issue.input === undefined) return 'This field is required.';
  if (issue.input === null) return 'This field may not be null.';
  return isAboutValue ? `${JSON.stringify(issue.input)} is not a valid choice.` : 'Not a valid value.';
}

type FieldErrors = Exclude<ErrorReply, { detail: string }>;

function byField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const names = issue.path.slice(0, firstIndex(issue.path)).map(String);
    addError(errors, names.length > 0 ? names : ['non_field_errors'], issue.message);
  }
  return errors;
}

/** The index at which a path enters a list, because an error in one entry is told of the whole list. */
function firstIndex(path: readonly PropertyKey[]): number {
  const index = path.findIndex((name) => typeof name === 'number');
  return index === -1 ? path.length : index;
}

function addError(errors: FieldErrors, [name = '', ...rest]: string[], message: string): void {
  const known = errors[name];
  if (rest.length === 0) {
    errors[name] = Array.isArray(known) ? [...known, message] : [message];
    return;
  }
  const nested: FieldErrors = known && !Array.isArray(known) ? (known as FieldErrors) : {};
  errors[name] = nested;
  addError(nested, rest, message);
}
