import { users } from '../db/accountTables';
import { hashPassword } from '../passwords';
import { DEMO } from './demo';
import type { SeedTools } from './index';

/** Accounts, directory, opening hours and appointments. */
export async function seedClinic({ db }: SeedTools): Promise<void> {
  await db.insert(users).values({
    email: DEMO.email,
    passwordHash: await hashPassword(DEMO.password),
    isActive: true,
    isStaff: true,
    isSuperuser: true,
  });
}
