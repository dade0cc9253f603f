import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Locale, Translation } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import type { TranslationDraft } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import type { Database } from '#server/db/client';
import type { TranslationTable } from '#server/db/homeServicesTables';
import { id, text } from '#server/http/fields';
import { bind } from '#server/http/route';

export const locale = z.enum(LOCALES);

/** An English translation needs a name; others may have a description alone (decisions: local backend). */
const translation = z
  .object({ locale, name: text(), description: text(2000).default('') })
  .refine(({ locale: of, name, description }) => name !== '' || (of !== 'en' && description !== ''), {
    path: ['name'],
    error: 'This field may not be blank.',
  });

type OwnedTranslation<Owner extends string> = z.output<typeof translation> & Record<Owner, number>;

/** The columns of a translation that are answered. */
export const translationColumns = { locale: true, name: true, description: true } as const;

/** The translation into a locale, or else into English, if there is any. */
export function translationIn(translations: readonly Translation[], wanted: Locale = 'en'): Translation | undefined {
  return translations.find((one) => one.locale === wanted) ?? translations.find((one) => one.locale === 'en');
}

/** Adds the call that stores a translation of an item, in place of an earlier one (decisions: local backend). */
export function translationRoute<Owner extends string>(
  app: FastifyInstance,
  db: Database,
  endpoint: Endpoint<string, { body: TranslationDraft<Owner>; reply: Translation }>,
  owner: Owner,
  table: TranslationTable,
): void {
  const body = z.intersection(translation, z.object({ [owner]: id })) as z.ZodType as z.ZodType<
    OwnedTranslation<Owner>
  >;
  bind(app, endpoint, { body }, async ({ body: sent }) => {
    const { locale: into, name, description } = sent;
    await storeTranslation(db, table, { item: sent[owner], locale: into, name, description });
    return { locale: into, name, description };
  });
}

async function storeTranslation(
  db: Database,
  table: TranslationTable,
  row: { item: number; locale: Locale; name: string; description: string },
): Promise<void> {
  const { name, description } = row;
  await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.item, table.locale], set: { name, description } });
}
