import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import {
  createProvider,
  deleteProvider,
  findProvidersByEmail,
  readProvider,
  readProviderEmail,
  resetProviderPassword,
} from '#contract/directory';
import { users } from '#server/db/accountTables';
import type { Database } from '#server/db/client';
import { providers } from '#server/db/clinicTables';
import { hashPassword } from '#server/db/passwords';
import { notFound } from '#server/http/errors';
import { id, text } from '#server/http/fields';
import { bind } from '#server/http/route';
import { addProvider, password, providerDraft } from './addProvider';
import { readProviders } from './providerRecords';

const emailQuery = z.object({ provider_user__email: text().toLowerCase() });
const passwordReset = z.object({ provider_user: z.object({ password }) });

/** Reading, creating and deleting providers, and their accounts (Spec 1 §7). */
export function providerRoutes(app: FastifyInstance, db: Database): void {
  bind(app, readProvider, { query: z.object({ provider_id: id }) }, ({ query }) =>
    requireProvider(db, query.provider_id),
  );

  bind(app, readProviderEmail, { query: z.object({ provider_user_id: id }) }, async ({ query }) => {
    const [account] = await selectAccounts(db).where(eq(users.id, query.provider_user_id));
    if (!account) throw notFound();
    return { email: account.email };
  });

  bind(app, findProvidersByEmail, { query: emailQuery }, async ({ query }) => {
    const accounts = await selectAccounts(db).where(eq(users.email, query.provider_user__email));
    return readProviders(
      db,
      accounts.map(({ providerId }) => providerId),
    );
  });

  bind(app, createProvider, { body: providerDraft }, async ({ body }) =>
    requireProvider(db, await addProvider(db, body)),
  );

  bind(app, resetProviderPassword, { body: passwordReset }, async ({ params, body }) => {
    const account = await requireAccount(db, params.id);
    const passwordHash = await hashPassword(body.provider_user.password);
    await db.update(users).set({ passwordHash }).where(eq(users.id, account.userId));
    return requireProvider(db, params.id);
  });

  // With its account goes the provider, and with that everything of its own.
  bind(app, deleteProvider, {}, async ({ params }) => {
    const account = await requireAccount(db, params.id);
    await db.delete(users).where(eq(users.id, account.userId));
  });
}

async function requireProvider(db: Database, providerId: number) {
  const [provider] = await readProviders(db, [providerId]);
  if (!provider) throw notFound();
  return provider;
}

async function requireAccount(db: Database, providerId: number) {
  const [account] = await selectAccounts(db).where(eq(providers.id, providerId));
  if (!account) throw notFound();
  return account;
}

function selectAccounts(db: Database) {
  return db
    .select({ providerId: providers.id, userId: users.id, email: users.email })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .$dynamic();
}
