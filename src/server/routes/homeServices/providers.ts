import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import * as lists from '#contract/homeServices/lists';
import * as contract from '#contract/homeServices/providers';
import { DEFAULT_COORDINATES } from '#contract/rules';
import type { Database } from '#server/db/client';
import { homeProviders, homeProviderTranslations } from '#server/db/homeServicesTables';
import { code, degrees, email, filledText, flag, id, text } from '#server/http/fields';
import { bind } from '#server/http/route';
import { pictureField } from '#server/http/uploads';
import { crudRoutes } from './crudRoutes';
import { readProviders, readProviderTranslations } from './providerQueries';
import { translationRoute } from './translations';

/** A coordinate, stored as it was sent, or that of the usual place where none was sent (Spec 2 §3). */
const coordinate = (max: number, usual: string) =>
  code()
    .transform((written) => written || usual)
    .pipe(degrees(max))
    .default(usual);

const providerBody = z.object({
  name: filledText(),
  description: text(2000).default(''),
  address: text().default(''),
  city: text().default(''),
  phone_number: code(32).default(''),
  email: z.union([code().length(0), email], 'Enter a valid email address.').default(''),
  latitude: coordinate(90, DEFAULT_COORDINATES.latitude),
  longitude: coordinate(180, DEFAULT_COORDINATES.longitude),
  is_active: flag.default(true),
  auto_confirmation: flag.default(false),
  logo: pictureField,
  banner_image: pictureField,
});

const translationsQuery = z.object({ provider: id });

/** Home providers with their translations (Spec 2 §7). */
export function providerRoutes(app: FastifyInstance, db: Database): void {
  bind(app, lists.listHomeProviders, {}, () => readProviders(db, undefined));
  crudRoutes(
    app,
    db,
    { create: contract.createHomeProvider, update: contract.updateHomeProvider, remove: contract.deleteHomeProvider },
    { table: homeProviders, body: providerBody, images: ['logo', 'banner_image'], read: readProviders },
  );
  bind(app, contract.listHomeProviderTranslations, { query: translationsQuery }, ({ query }) =>
    readProviderTranslations(db, query.provider),
  );
  translationRoute(app, db, contract.translateHomeProvider, 'provider', homeProviderTranslations);
}
