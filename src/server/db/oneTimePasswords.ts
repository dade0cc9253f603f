import type { OneTimePassword } from '../config';
import type { Database } from './client';
import { hashPassword, isPassword } from './passwords';
import { otpCodes } from './referralTables';

/** Makes this the one code that opens the referral figures. */
export async function setOneTimePassword(db: Database, { mobile, code }: OneTimePassword): Promise<void> {
  const [stored, ...others] = await db.select().from(otpCodes);
  if (stored?.mobile === mobile && others.length === 0 && (await isPassword(code, stored.code_hash))) return;
  const code_hash = await hashPassword(code);
  await db.delete(otpCodes);
  await db.insert(otpCodes).values({ mobile, code_hash });
}

/** The number that the page sends with a code; empty where no code opens anything. */
export async function readOtpMobile(db: Database): Promise<string> {
  const [stored] = await db.select({ mobile: otpCodes.mobile }).from(otpCodes);
  return stored?.mobile ?? '';
}
