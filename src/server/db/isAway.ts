import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL and the network say: it cannot be reached, takes no more connections, starts, or ends them. */
const CODES = /^(?:08\w{3}|53300|57P0[1-3]|E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ENOTFOUND|EAI_AGAIN)$/;

/** The same of node-postgres and of the embedded database, which have no codes of their own. */
const WORDS = /^(?:Connection terminated|PGlite is clos|timeout exceeded when trying to connect$)|is not queryable$/;

/** Whether a call has failed because the database is away; it may be back soon. */
export function isAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return 'code' in cause && typeof cause.code === 'string' ? CODES.test(cause.code) : WORDS.test(cause.message);
}
