import { and, eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

import { familiarPlaces } from './accountTables';
import type { Database } from './client';

const { mark, seen_at } = familiarPlaces;

/** All processes go by the clock of the database. */
const longAgo = sql`now() - interval '90 days'`;

/** The mark of an account at a network. */
export const markOfPlace = (network: string, email: string) =>
  createHash('sha256').update(`${network} ${email}`).digest('base64url');

/** Whether an account has signed in from a network within the last 90 days. */
export async function isFamiliar(db: Database, place: string): Promise<boolean> {
  return (await db.$count(familiarPlaces, and(eq(mark, place), sql`${seen_at} > ${longAgo}`))) > 0;
}

/** Remembers that an account has signed in from a network. */
export async function rememberPlace(db: Database, place: string): Promise<void> {
  const seen = { seen_at: sql`now()` };
  await db.insert(familiarPlaces).values({ mark: place }).onConflictDoUpdate({ target: mark, set: seen });
  await db.delete(familiarPlaces).where(lt(seen_at, longAgo));
}
