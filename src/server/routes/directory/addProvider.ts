import { z } from 'zod';

import { users } from '#server/db/accountTables';
import type { Database } from '#server/db/client';
import { locations, providers } from '#server/db/clinicTables';
import { hashPassword } from '#server/db/passwords';
import { invalid } from '#server/http/errors';
import { degrees, email, filledText, text } from '#server/http/fields';

/** A password that is not guessed at once. */
export const password = z
  .string()
  .min(8, 'This password is too short. It must contain at least 8 characters.')
  .max(128, 'Ensure this field has no more than 128 characters.');

/** What a new provider sends (Spec 1 §7); nobody becomes a superuser this way (Spec 1 §6). */
export const providerDraft = z.object({
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
  phone_number: text(50).regex(/^[+\d\s()./-]*$/, 'Enter a valid phone number.'),
  auto_confirmation: z.boolean(),
  location: z.object({
    name: text(),
    address: filledText(),
    city: filledText(100),
    state: filledText(100),
    postal_code: text(20),
    country: filledText(100),
    latitude: degrees(90).nullable(),
    longitude: degrees(180).nullable(),
  }),
});

type ProviderDraft = z.output<typeof providerDraft>;

/** Creates a provider with its account and its place, all or none, and returns its key. */
export async function addProvider(db: Database, draft: ProviderDraft): Promise<number> {
  const passwordHash = await hashPassword(draft.provider_user.password);
  return db.transaction(async (tx) => {
    const userId = await addAccount(tx, draft.provider_user, passwordHash);
    const [provider] = await tx
      .insert(providers)
      .values({
        userId,
        providerType: draft.provider_type,
        name: draft.name,
        description: draft.description,
        phoneNumber: draft.phone_number,
        autoConfirmation: draft.auto_confirmation,
      })
      .returning({ id: providers.id });
    if (!provider) throw new Error('The new provider was not returned');
    const { postal_code: postalCode, ...place } = draft.location;
    const name = place.name || draft.name;
    await tx.insert(locations).values({ ...place, name, postalCode, providerId: provider.id });
    return provider.id;
  });
}

/** Two of the same e-mail at once cannot both succeed: the second is not inserted. */
async function addAccount(db: Database, account: ProviderDraft['provider_user'], passwordHash: string) {
  const [user] = await db
    .insert(users)
    .values({
      email: account.email,
      passwordHash,
      isActive: account.is_active,
      isStaff: account.is_staff,
      isSuperuser: account.is_superuser,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) throw invalid({ provider_user: { email: ['An account with this email already exists.'] } });
  return user.id;
}
