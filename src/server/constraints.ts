import { DrizzleQueryError } from 'drizzle-orm';

import { invalid, refused } from './errors';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/** What PostgreSQL tells about a broken constraint. */
interface Violation {
  code: string;
  detail: string;
}

/**
 * Turns what the database refused into what a caller can act on; to be rethrown. The database is the judge, so that two
 * callers at once cannot both be right.
 */
export function explainRefusal(error: unknown): unknown {
  const violation = violationOf(error);
  if (!violation) return error;
  const { code, detail } = violation;
  const user = /referenced from table "(\w+)"/.exec(detail)?.[1];
  if (code === RESTRICT_VIOLATION || user)
    return refused(stillUsedBy(user ?? 'others'));
  const [, columns = '', values = ''] = /^Key \((.+?)\)=\((.*)\)/.exec(detail) ?? [];
  const fields = columns.split(', ').map((column) => column.replace(/^"|"$|_id"?$/g, ''));
  const field = fields.at(-1) || 'non_field_errors';
  if (code === UNIQUE_VIOLATION)
    return invalid({ [field]: [`There is one with this ${fields.join(' and ')} already.`] });
  return invalid({ [field]: [unknownKey(values)] });
}

/** The sentence for a key of something that does not exist. */
export const unknownKey = (key: string | number) => `Invalid pk "${key}" - object does not exist.`;

/** The sentence for something that rows of a table rely on. */
export const stillUsedBy = (table: string) => `It is still used by ${table.replace(/_/g, ' ')}.`;

function violationOf(error: unknown): Violation | undefined {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || !('detail' in cause)) return undefined;
  const { code, detail } = cause;
  const isConstraint = code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION;
  return isConstraint && typeof detail === 'string' ? { code, detail } : undefined;
}
