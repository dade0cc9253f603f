import { DrizzleQueryError } from 'drizzle-orm';

import { invalid, refused } from './errors';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';
const DEADLOCK_DETECTED = '40P01';

const MAX_ATTEMPTS = 3;

/** The error of a failed statement; a broken connection has no code and no detail. */
interface PostgresError extends Error {
  code?: string;
  detail?: string;
}

/**
 * Runs work on the database, and runs it again where PostgreSQL undid it to end a deadlock. The work must change things
 * in one transaction at most.
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
 * Throws a 400 that a caller can act on where the database refused something, and the error itself otherwise. The
 * database decides, so that of two callers at the same moment only one succeeds.
 */
export function explainRefusal(error: unknown): never {
  const { code, detail = '' } = postgresError(error) ?? {};
  if (code !== UNIQUE_VIOLATION && code !== FOREIGN_KEY_VIOLATION && code !== RESTRICT_VIOLATION) throw error;
  const user = /referenced from table "(\w+)"/.exec(detail)?.[1];
  if (code === RESTRICT_VIOLATION || user) throw refused(stillUsedBy(user ?? 'others'));
  const { columns, values } = keyIn(detail);
  const fields = columns.split(', ').map((column) => column.replace(/^"|"$|_id"?$/g, ''));
  const field = fields.at(-1) || 'non_field_errors';
  const reason =
    code === UNIQUE_VIOLATION ? `There is one with this ${fields.join(' and ')} already.` : unknownKey(values);
  throw invalid({ [field]: [reason] });
}

/** What a detail such as `Key (email)=(a@b.example) already exists.` says of a key; empty where it says nothing. */
function keyIn(detail: string): { columns: string; values: string } {
  const [begin, between] = ['Key (', ')=('];
  const at = detail.indexOf(between);
  if (!detail.startsWith(begin) || at < 0) return { columns: '', values: '' };
  return {
    columns: detail.slice(begin.length, at),
    values: detail.slice(at + between.length, detail.lastIndexOf(')')),
  };
}

/** What a caller is told about the key of something that does not exist. */
export const unknownKey = (key: string | number) => `Invalid pk "${key}" - object does not exist.`;

/** What a caller is told about something that rows of a table rely on. */
export const stillUsedBy = (table: string) => `It is still used by ${table.replace(/_/g, ' ')}.`;

function postgresError(error: unknown): PostgresError | undefined {
  return error instanceof DrizzleQueryError ? error.cause : undefined;
}
