import { and, asc, eq } from 'drizzle-orm';

import type { Administrator } from '../config';
import { StartError } from '../startError';
import { users } from './accountTables';
import type { Database } from './client';
import { hashPassword } from './passwords';
import { inTurn } from './wholeData';

const rights = { is_active: true, is_staff: true, is_superuser: true };

/** Adds the account of an administrator, who may do everything. */
export async function addAdministrator(db: Database, { email, password }: Administrator): Promise<void> {
  await db.insert(users).values({ email, password_hash: await hashPassword(password), ...rights });
}

/** The key of the account of an e-mail. */
export async function keyOfAccount(db: Database, email: string): Promise<number> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return account?.id ?? 0;
}

/** The accounts of all administrators, those that have ended too, the oldest first. */
export function listAdministrators(db: Database) {
  const { email, is_active, created_at } = users;
  return db
    .select({ email, is_active, created_at })
    .from(users)
    .where(eq(users.is_superuser, true))
    .orderBy(asc(users.id));
}

/** Adds an administrator beside others, or again. Throws a `StartError` where the e-mail has an account in use. */
export async function addFurtherAdministrator(db: Database, administrator: Administrator): Promise<void> {
  const { email, password } = administrator;
  await inTurn(db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    if (!account) await addAdministrator(tx, administrator);
    else if (account.is_active || !account.is_superuser) throw new StartError(`${email} has an account already.`);
    else await changeAccount(tx, account.id, { is_active: true, password_hash: await hashPassword(password) });
  });
}

/** Gives an administrator another password, which ends the sessions of the one before. */
export async function setAdministratorPassword(db: Database, { email, password }: Administrator): Promise<void> {
  const { id } = await requireAdministrator(db, email);
  await changeAccount(db, id, { password_hash: await hashPassword(password) });
}

/** Ends the account of an administrator and its sessions. Throws a `StartError` where nobody would be left. */
export async function endAdministrator(db: Database, { email }: Pick<Administrator, 'email'>): Promise<void> {
  await inTurn(db, async (tx) => {
    const { id } = await requireAdministrator(tx, email);
    const active = await tx.$count(users, and(eq(users.is_superuser, true), eq(users.is_active, true)));
    if (active === 1) throw new StartError(`${email} is the only administrator: add another one first.`);
    await changeAccount(tx, id, { is_active: false });
  });
}

/** Throws a `StartError` where an e-mail has no account of an administrator in use. */
async function requireAdministrator(db: Database, email: string) {
  const isMeant = and(eq(users.email, email), eq(users.is_superuser, true), eq(users.is_active, true));
  const [account] = await db.select({ id: users.id }).from(users).where(isMeant);
  if (!account) throw new StartError(`${email} is no administrator.`);
  return account;
}

async function changeAccount(db: Database, id: number, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}
