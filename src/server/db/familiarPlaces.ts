import { and, eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

import { familiarPlaces, users } from './accountTables';
import type { Database } from './client';
import { selectRows } from './wholeData';

const { mark, seen_at } = familiarPlaces;

/** All processes go by the clock of the database. */
const longAgo = sql`now() - interval '90 days'`;

/** The mark of an account at a network. */
export const markOfPlace = (network: string, email: string) =>
  createHash('sha256').update(`${network} ${email}`).digest('base64url');

/** What is known of who signs in before it is known whether they may. */
interface Known {
  /** Whether the account has signed in from there within the last 90 days. */
  isFamiliar: boolean;
  /** The key of the account with that e-mail, if any. */
  account: number | null;
}

/** Looks up both by one statement, because guesses come by the hundred. */
export async function whoIsKnown(db: Database, place: string, email: string): Promise<Known> {
  const familiar = db
    .select({ mark })
    .from(familiarPlaces)
    .where(and(eq(mark, place), sql`${seen_at} > ${longAgo}`));
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const asked = sql`select exists (${familiar}) as "isFamiliar", (${account}) as account`;
  const [known] = await selectRows<Known>(db, asked);
  return known ?? { isFamiliar: false, account: null };
}

/** Remembers that an account has signed in from a network. */
export async function rememberPlace(db: Database, place: string): Promise<void> {
  const seen = { seen_at: sql`now()` };
  await db.insert(familiarPlaces).values({ mark: place }).onConflictDoUpdate({ target: mark, set: seen });
  await db.delete(familiarPlaces).where(lt(seen_at, longAgo));
}
