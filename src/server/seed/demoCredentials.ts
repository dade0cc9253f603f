import { eq, inArray, ne } from 'drizzle-orm';

import type { Administrator } from '../config';
import { users } from '../db/accountTables';
import type { Database } from '../db/client';
import { hashPassword, isPassword } from '../db/passwords';
import { otpCodes } from '../db/referralTables';
import { DEMO } from '../demo/accounts';
import { demoProviders } from '../demo/directory';

/** Which of the public credentials of the demo open something in a database. */
export interface DemoCredentials {
  administrator: boolean;
  providers: boolean;
  oneTimePassword: boolean;
}

/** Tries the credentials of the demo, which everybody can read in the source. */
export async function findDemoCredentials(db: Database): Promise<DemoCredentials> {
  const providerEmails = demoProviders.map(({ email }) => email);
  const [administrator, providers, oneTimePassword] = await Promise.all([
    doesOpen(DEMO.password, await hashesOf(db, [DEMO.email])),
    doesOpen(DEMO.providerPassword, await hashesOf(db, providerEmails)),
    doesOpen(DEMO.otp, await hashesOfCodes(db)),
  ]);
  return { administrator, providers, oneTimePassword };
}

/** Leaves one account that can sign in to the demo data, and no one-time password. */
export async function replaceDemoCredentials(db: Database, { email, password }: Administrator): Promise<void> {
  await db.update(users).set({ password_hash: '' }).where(ne(users.email, DEMO.email));
  await db
    .update(users)
    .set({ email, password_hash: await hashPassword(password) })
    .where(eq(users.email, DEMO.email));
  await db.delete(otpCodes);
}

async function hashesOf(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hash: users.password_hash })
    .from(users)
    .where(inArray(users.email, [...emails]));
  return rows.map(({ hash }) => hash);
}

async function hashesOfCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ hash: otpCodes.code_hash }).from(otpCodes).where(eq(otpCodes.mobile, DEMO.otpMobile));
  return rows.map(({ hash }) => hash);
}

async function doesOpen(secret: string, hashes: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(hashes.map((hash) => isPassword(secret, hash)));
  return matches.includes(true);
}
