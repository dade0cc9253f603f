import type { Administrator } from '../config';
import { users } from './accountTables';
import type { Database } from './client';
import { hashPassword } from './passwords';

/** Adds the account of an administrator, who may do everything. */
export async function addAdministrator(db: Database, { email, password }: Administrator): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.insert(users).values({ email, password_hash, is_active: true, is_staff: true, is_superuser: true });
}
