import { eq, lt, sql } from 'drizzle-orm';

import type { OneTimePassword } from '../config';
import { stepOf } from '../timeCodes';
import { serverSettings } from './accountTables';
import type { Database } from './client';
import { hashPassword, isPassword } from './passwords';
import { otpCodes } from './referralTables';

/** A number, and the code that was typed for it. */
interface Typed {
  mobile: string;
  code: string;
}

/** Makes this the one way to open the referral figures. The secret of codes that an app makes is not stored. */
export async function setOneTimePassword(db: Database, { mobile, ...given }: OneTimePassword): Promise<void> {
  if ('secret' in given) {
    await db.delete(otpCodes);
    return;
  }
  const [stored, ...others] = await db.select().from(otpCodes);
  if (stored?.mobile === mobile && others.length === 0 && (await isPassword(given.code, stored.code_hash))) return;
  const code_hash = await hashPassword(given.code);
  await db.delete(otpCodes);
  await db.insert(otpCodes).values({ mobile, code_hash });
}

/** The number that the page sends with a code; empty where no code opens anything. */
export async function readOtpMobile(db: Database): Promise<string> {
  const [stored] = await db.select({ mobile: otpCodes.mobile }).from(otpCodes);
  return stored?.mobile ?? '';
}

/** Whether this is the one-time password of a number, and takes it; the answer takes as long for another number. */
export async function takeOneTimePassword(
  db: Database,
  { mobile, code }: Typed,
  way: OneTimePassword | undefined,
): Promise<true | undefined> {
  if (way && 'secret' in way) {
    const step = stepOf(code, way.secret, Date.now());
    return (way.mobile === mobile && step !== undefined && (await takeStep(db, step))) || undefined;
  }
  const [stored] = await db.select().from(otpCodes).where(eq(otpCodes.mobile, mobile));
  return (await isPassword(code, stored?.code_hash)) || undefined;
}

/** Takes the code of a step of time, in one statement: no code is taken twice, nor one before it, by any process. */
async function takeStep(db: Database, step: number): Promise<boolean> {
  const taken = await db
    .insert(serverSettings)
    .values({ name: 'otp_step', value: String(step) })
    .onConflictDoUpdate({
      target: serverSettings.name,
      set: { value: String(step) },
      setWhere: lt(sql`${serverSettings.value}::bigint`, step),
    })
    .returning({ name: serverSettings.name });
  return taken.length > 0;
}
