import dayjs from 'dayjs';
import { asc, eq, inArray, sql } from 'drizzle-orm';

import type { Provider, ProviderDraft } from '#contract/directory';
import { users } from '#server/db/accountTables';
import type { Database } from '#server/db/client';
import { doctors, locations, providers } from '#server/db/clinicTables';
import { hashPassword } from '#server/db/passwords';
import { invalid } from '#server/http/errors';

/** Everything about the providers with these keys but their e-mail, in the order of their names (Spec 1 §2, §3). */
export async function readProviders(db: Database, ids: readonly number[]): Promise<Provider[]> {
  if (ids.length === 0) return [];
  const rows = await db.query.providers.findMany({
    where: inArray(providers.id, [...ids]),
    orderBy: [asc(providers.name), asc(providers.id)],
    with: {
      provider_user: { columns: { id: true, is_active: true, is_staff: true, is_superuser: true } },
      locations: { orderBy: [asc(locations.id)] },
      doctors: {
        columns: { title: true, first_name: true, last_name: true },
        orderBy: [asc(doctors.first_name), asc(doctors.last_name)],
      },
    },
    extras: {
      total_availabilities: sql<number>`(
        select count(*)::int from availabilities
        join doctors on doctors.id = availabilities.doctor_id
        where doctors.provider_id = ${providers.id}
      )`.as('total_availabilities'),
    },
  });
  return rows.map(({ doctors: staff, created_at, ...provider }) => ({
    ...provider,
    total_doctors: staff.length,
    created_days_ago: dayjs().diff(created_at, 'day'),
    doctor_names: staff.map(({ title, first_name, last_name }) => `${title} ${first_name} ${last_name}`.trim()),
    location: provider.locations[0] ?? null,
  }));
}

/** The keys by which the account of a provider is found. */
const accountKeys = { provider_id: providers.id, provider_user_id: users.id, email: users.email };

/** The account of the provider that has this value for a key, if there is one. */
export async function findAccount(db: Database, key: keyof typeof accountKeys, value: number | string) {
  const [account] = await db
    .select(accountKeys)
    .from(providers)
    .innerJoin(users, eq(users.id, providers.provider_user_id))
    .where(eq(accountKeys[key], value));
  return account;
}

/** Creates a provider with its account and its place in one transaction, and returns its key. */
export async function addProvider(db: Database, draft: ProviderDraft): Promise<number> {
  const { provider_user, location, ...provider } = draft;
  const { password, ...account } = provider_user;
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const provider_user_id = await addAccount(tx, { ...account, password_hash });
    const [added] = await tx
      .insert(providers)
      .values({ ...provider, provider_user_id })
      .returning({ id: providers.id });
    if (!added) throw new Error('The new provider was not returned');
    await tx.insert(locations).values({ ...location, name: location.name || provider.name, provider_id: added.id });
    return added.id;
  });
}

/** Gives an account another password, which ends its sessions. */
export async function changePassword(db: Database, userId: number, password: string): Promise<void> {
  await db
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(users.id, userId));
}

/** Deletes the account of a provider, and with it the provider and everything that belongs to it. */
export async function deleteAccount(db: Database, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** Adds an account; refuses an e-mail that is taken, also by a call at the same moment (400). */
async function addAccount(db: Database, account: typeof users.$inferInsert): Promise<number> {
  const [user] = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
  if (!user) throw invalid({ provider_user: { email: ['An account with this email already exists.'] } });
  return user.id;
}
