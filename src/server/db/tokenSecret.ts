import { eq, sql } from 'drizzle-orm';

import { serverSettings } from './accountTables';
import type { Database } from './client';

/** What tokens are signed with, and the mark by which one secret is told from the next. */
export interface TokenSecret {
  value: string;
  mark: string;
}

const isTokenSecret = eq(serverSettings.name, 'token_secret');

/** The database makes the secret itself: what a statement is given may come to stand in a log. */
const madeByDatabase = sql<string>`encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  || uuid_send(gen_random_uuid())), 'base64')`;

const mark = sql<string>`left(encode(sha256(convert_to(${serverSettings.value}, 'UTF8')), 'hex'), 16)`;

/** The mark of the secret as part of another query; null where there is none. */
export const markOfSecret = (db: Database) =>
  sql<string | null>`(${db.select({ mark }).from(serverSettings).where(isTokenSecret)})`;

/** Reads the secret; the first who does so makes it, with the data, so that sessions outlive a restart. */
export async function readTokenSecret(db: Database): Promise<TokenSecret> {
  await db.insert(serverSettings).values({ name: 'token_secret', value: madeByDatabase }).onConflictDoNothing();
  const [secret] = await db.select({ value: serverSettings.value, mark }).from(serverSettings).where(isTokenSecret);
  if (!secret) throw new Error('The token secret is missing');
  return secret;
}

/** Takes the secret away, which ends every token in every process: the next call makes another one. */
export async function dropTokenSecret(db: Database): Promise<void> {
  await db.delete(serverSettings).where(isTokenSecret);
}
