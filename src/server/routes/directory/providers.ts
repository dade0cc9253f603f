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
import { isCommonPassword, TOO_COMMON } from '#server/commonPasswords';
import type { Database } from '#server/db/client';
import { callerId } from '#server/http/auth';
import { notFound } from '#server/http/errors';
import { code, degrees, email, filledText, id, text } from '#server/http/fields';
import { bind } from '#server/http/route';
import { note } from '#server/securityLog';
import { addProvider, changePassword, deleteAccount, findAccount, readProviders } from './providerQueries';

/** The password of a provider. */
const password = z
  .string()
  .min(8, 'This password is too short. It must contain at least 8 characters.')
  .max(128, 'Ensure this field has no more than 128 characters.')
  .refine((typed) => !isCommonPassword(typed), TOO_COMMON);

/** What a new provider sends (Spec 1 §7); it can never make a superuser (Spec 1 §6). */
const providerDraft = z.object({
  provider_user: z.object({
    email,
    password,
    is_active: z.boolean(),
    is_staff: z.boolean(),
    is_superuser: z.literal(false),
  }),
  provider_type: filledText(50),
  name: filledText(),
  description: text(5000),
  phone_number: code(50).regex(/^[+\d\s()./-]*$/, 'Enter a valid phone number.'),
  auto_confirmation: z.boolean(),
  location: z.object({
    name: text(),
    address: filledText(),
    city: filledText(100),
    state: filledText(100),
    postal_code: code(20),
    country: filledText(100),
    latitude: degrees(90).nullable(),
    longitude: degrees(180).nullable(),
  }),
});

const emailQuery = z.object({ provider_user__email: code().toLowerCase() });
const passwordReset = z.object({ provider_user: z.object({ password }) });

/** Reading, creating and deleting providers, and their accounts (Spec 1 §7). */
export function providerRoutes(app: FastifyInstance, db: Database): void {
  bind(app, readProvider, { query: z.object({ provider_id: id }) }, ({ query }) =>
    requireProvider(db, query.provider_id),
  );

  bind(app, readProviderEmail, { query: z.object({ provider_user_id: id }) }, async ({ query }) => {
    const account = await requireAccount(db, 'provider_user_id', query.provider_user_id);
    return { email: account.email };
  });

  bind(app, findProvidersByEmail, { query: emailQuery }, async ({ query }) => {
    const account = await findAccount(db, 'email', query.provider_user__email);
    return readProviders(db, account ? [account.provider_id] : []);
  });

  bind(app, createProvider, { body: providerDraft }, async ({ body, request }) => {
    const provider = await requireProvider(db, await addProvider(db, body));
    note(request.log, { event: 'account made', account: Number(provider.provider_user?.id), by: callerId(request) });
    return provider;
  });

  bind(app, resetProviderPassword, { body: passwordReset }, async ({ params, body, request }) => {
    const account = await requireAccount(db, 'provider_id', params.id);
    await changePassword(db, account.provider_user_id, body.provider_user.password);
    note(request.log, { event: 'password reset', account: account.provider_user_id, by: callerId(request) });
    return requireProvider(db, params.id);
  });

  bind(app, deleteProvider, {}, async ({ params, request }) => {
    const account = await requireAccount(db, 'provider_id', params.id);
    await deleteAccount(db, account.provider_user_id);
    note(request.log, { event: 'account ended', account: account.provider_user_id, by: callerId(request) });
  });
}

async function requireProvider(db: Database, providerId: number) {
  const [provider] = await readProviders(db, [providerId]);
  if (!provider) throw notFound();
  return provider;
}

async function requireAccount(db: Database, key: 'provider_id' | 'provider_user_id', value: number) {
  const account = await findAccount(db, key, value);
  if (!account) throw notFound();
  return account;
}
