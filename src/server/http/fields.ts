import dayjs from 'dayjs';
import { z } from 'zod';

import type { ErrorReply } from '#contract/common';
import { EMAIL_PATTERN } from '#contract/rules';
import { invalid } from './errors';

const MAX_ID = 2_147_483_647;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** The calendar of PostgreSQL has no year 0. */
const FIRST_DATE = '0001-01-01';
const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const WALL_CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The key of a record, as a number or as the digits a query carries. */
export const id = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .refine((value) => Number.isInteger(value) && value > 0 && value <= MAX_ID, 'A valid id is required.');

/** A calendar date that exists. */
export const dateText = z.string().refine((text) => CALENDAR_DATE.test(text) && isOnCalendar(text), {
  error: 'Date has wrong format. Use YYYY-MM-DD.',
  abort: true,
});

/** A date that is not past anywhere: the caller's own day may still be yesterday's here. */
export const dateFromNowOn = dateText.refine(
  (date) => date >= dayjs().subtract(1, 'day').format('YYYY-MM-DD'),
  'Date cannot be in the past.',
);

/** A wall-clock time, always read with seconds. */
export const timeText = z
  .string()
  .regex(WALL_CLOCK_TIME, { error: 'Time has wrong format. Use hh:mm[:ss].', abort: true })
  .transform((text) => (text.length === 5 ? `${text}:00` : text));

/** Text up to a length, trimmed; may be empty. PostgreSQL keeps every character but one. */
export const text = (max = 255) =>
  z
    .string()
    .trim()
    .max(max, `Ensure this field has no more than ${max} characters.`)
    .refine((sent) => !sent.includes('\0'), 'Null characters are not allowed.');

/** Text that says something. */
export const filledText = (max = 255) => text(max).min(1, { error: 'This field may not be blank.', abort: true });

/** An e-mail address, always read in lower case. */
export const email = filledText(254).toLowerCase().regex(EMAIL_PATTERN, 'Enter a valid email address.');

/** Whole number within bounds, also as the digits a query carries. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+$/)
        .transform(Number),
    ])
    .refine((value) => Number.isInteger(value), 'A valid integer is required.')
    .refine((value) => value >= min, `Ensure this value is greater than or equal to ${min}.`)
    .refine((value) => value <= max, `Ensure this value is less than or equal to ${max}.`);

/** True or false, also as the words a multipart form carries. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);

/** An amount of money, read as plain decimal text. */
export const amount = z
  .union([z.string().trim(), z.number()])
  .transform(String)
  .pipe(z.string().regex(AMOUNT, 'Enter an amount of zero or more, with at most two decimal places.'));

/** A coordinate in degrees as plain decimal text, within what exists on a globe. */
export const degrees = (max: number) =>
  z
    .string()
    .trim()
    .refine((sent) => DEGREES.test(sent) && Math.abs(Number(sent)) <= max, `Enter degrees from -${max} to ${max}.`);

function isOnCalendar(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return date >= FIRST_DATE && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

/** Reads what was sent by a schema; what does not fit is answered 400, field by field. */
export function readFields<Output>(schema: z.ZodType<Output>, sent: unknown): Output {
  const result = schema.safeParse(sent, { error: sentenceFor });
  if (result.success) return result.data;
  throw invalid(byField(result.error.issues));
}

/** Standard sentences in place of those about types, which would tell a person nothing. */
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

/** A fault in one entry of a list is told of the whole list. */
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
