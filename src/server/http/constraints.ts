import { DrizzleQueryError } from 'drizzle-orm';

import { invalid, refused } from './errors';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';
const DEADLOCK_DETECTED = '40P01';

const MAX_ATTEMPTS = 3;

/** What PostgreSQL tells of a statement that failed; a connection that broke tells less. */
interface PostgresError extends Error {
  code?: string;
  detail?: string;
}

/**
 * Does work on the database, and does it again where PostgreSQL undid it to end a deadlock. So the work must change
 * things in one transaction, or in one statement.
 */
export async function repeatAfterDeadlock<Result>(
  work: () => Promise<Result>,
  attempts = MAX_ATTEMPTS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1 || postgresError(error)?.code !== DEADLOCK_DETECTED) throw error;
    return repeatAfterDeadlock(work, attempts - 1);
  }
}

/**
 * Throws what a caller can act on where the database refused something, and the error itself where it did not. The
 * database is the judge, so that two callers at once cannot both be right.
 */
export function explainRefusal(error: unknown): never {
  const { code, detail = '' } = postgresError(error) ?? {};
  if (code !== UNIQUE_VIOLATION && code !== FOREIGN_KEY_VIOLATION && code !== RESTRICT_VIOLATION) throw error;
  const user = /referenced from table "(\w+)"/.exec(detail)?.[1];
  if (code === RESTRICT_VIOLATION || user) throw refused(stillUsedBy(user ?? 'others'));
  const [, columns = '', values = ''] = /^Key \((.+?)\)=\((.*)\)/.exec(detail) ?? [];
  const fields = columns.split(', ').map((column) => column.replace(/^"|"$|_id"?$/g, ''));
  const field = fields.at(-1) || 'non_field_errors';
  const reason =
    code === UNIQUE_VIOLATION ? `There is one with this ${fields.join(' and ')} already.` : unknownKey(values);
  throw invalid({ [field]: [reason] });
}

/** The sentence for a key of something that does not exist. */
export const unknownKey = (key: string | number) => `Invalid pk "${key}" - object does not exist.`;

/** The sentence for something that rows of a table rely on. */
export const stillUsedBy = (table: string) => `It is still used by ${table.replace(/_/g, ' ')}.`;

function postgresError(error: unknown): PostgresError | undefined {
  return error instanceof DrizzleQueryError ? error.cause : undefined;
}
