import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import * as contract from '#contract/homeServices/providers';
import { DEFAULT_COORDINATES, NURSING_DURATION } from '#contract/rules';
import type { Database } from '#server/db/client';
import {
  homeProviders,
  homeProviderTranslations,
  nursingLinks,
  packageLinks,
  serviceLinks,
} from '#server/db/homeServicesTables';
import { amount, degrees, email, filledText, flag, id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { imageField } from '#server/http/uploads';
import { imageAddress } from '../media';
import { crudRoutes } from './crudRoutes';
import { requireSubcategory } from './filters';
import { readFigures } from './providerFigures';
import { translationColumns, translationRoute } from './texts';

const MAX_MINUTES = 1440;

/** A coordinate, kept as it was written; that of the usual place where nothing was (Spec 2 §3). */
const coordinate = (max: number, usual: string) =>
  text()
    .transform((written) => written || usual)
    .pipe(degrees(max))
    .default(usual);

const providerBody = z.object({
  name: filledText(),
  description: text(2000).default(''),
  address: text().default(''),
  city: text().default(''),
  phone_number: text(32).default(''),
  email: z.union([z.literal(''), email], 'Enter a valid email address.').default(''),
  latitude: coordinate(90, DEFAULT_COORDINATES.latitude),
  longitude: coordinate(180, DEFAULT_COORDINATES.longitude),
  is_active: flag.default(true),
  auto_confirmation: flag.default(false),
  logo: imageField,
  banner_image: imageField,
});

const offer = { provider: id, price: amount, is_available: flag.default(true) };
const serviceLinkBody = z.object({ ...offer, service: id });
const packageLinkBody = z.object({ ...offer, package: id });
const nursingLinkBody = z.object({
  ...offer,
  subcategory: id,
  duration_minutes: wholeNumber(NURSING_DURATION.min, MAX_MINUTES)
    .refine(
      (minutes) => minutes % NURSING_DURATION.step === 0,
      `Choose a multiple of ${NURSING_DURATION.step} minutes.`,
    )
    .default(NURSING_DURATION.initial),
});

const ofProvider = z.object({ provider: id });

/** Home providers and what they offer (Spec 2 §7). An item is offered once by a provider: the database sees to it. */
export function homeProviderRoutes(app: FastifyInstance, db: Database): void {
  providerRoutes(app, db);
  serviceLinkRoutes(app, db);
  packageLinkRoutes(app, db);
  nursingLinkRoutes(app, db);
}

function providerRoutes(app: FastifyInstance, db: Database): void {
  bind(app, contract.listHomeProviders, {}, () => readProviders(db, undefined));
  crudRoutes(
    app,
    db,
    { create: contract.createHomeProvider, update: contract.updateHomeProvider, remove: contract.deleteHomeProvider },
    { table: homeProviders, body: providerBody, images: ['logo', 'banner_image'], read: readProviders },
  );
  bind(app, contract.listHomeProviderTranslations, { query: ofProvider }, ({ query: { provider } }) =>
    db.query.homeProviderTranslations.findMany({
      columns: translationColumns,
      where: (table) => eq(table.item, provider),
    }),
  );
  translationRoute(app, db, contract.translateHomeProvider, 'provider', homeProviderTranslations);
}

function serviceLinkRoutes(app: FastifyInstance, db: Database): void {
  const read = (reader: Database, where: SQL) =>
    reader.select().from(serviceLinks).where(where).orderBy(serviceLinks.id);
  bind(app, contract.listServiceLinks, { query: ofProvider }, ({ query: { provider } }) =>
    read(db, eq(serviceLinks.provider, provider)),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createServiceLink, update: contract.updateServiceLink, remove: contract.deleteServiceLink },
    { table: serviceLinks, body: serviceLinkBody, updatesInPart: true, read },
  );
}

function packageLinkRoutes(app: FastifyInstance, db: Database): void {
  const read = (reader: Database, where: SQL) =>
    reader.select().from(packageLinks).where(where).orderBy(packageLinks.id);
  bind(app, contract.listPackageLinks, { query: ofProvider }, ({ query: { provider } }) =>
    read(db, eq(packageLinks.provider, provider)),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createPackageLink, update: contract.updatePackageLink, remove: contract.deletePackageLink },
    { table: packageLinks, body: packageLinkBody, updatesInPart: true, read },
  );
}

function nursingLinkRoutes(app: FastifyInstance, db: Database): void {
  const read = (reader: Database, where: SQL) =>
    reader.select().from(nursingLinks).where(where).orderBy(nursingLinks.id);
  bind(app, contract.listNursingLinks, { query: ofProvider }, ({ query: { provider } }) =>
    read(db, eq(nursingLinks.provider, provider)),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createNursingLink, update: contract.updateNursingLink, remove: contract.deleteNursingLink },
    {
      table: nursingLinks,
      body: nursingLinkBody,
      updatesInPart: true,
      read,
      check: (reader, { subcategory }) => requireSubcategory(reader, 'subcategory', subcategory, 'nursing_service'),
    },
  );
}

async function readProviders(db: Database, where: SQL | undefined): Promise<contract.HomeProvider[]> {
  const rows = await db.query.homeProviders.findMany({
    where,
    with: { translations: { columns: translationColumns } },
    orderBy: (table) => table.id,
  });
  const figures = await readFigures(db);
  return rows.map((row) => ({
    ...row,
    ...figures(row.id),
    logo: imageAddress(row.logo),
    banner_image: imageAddress(row.banner_image),
  }));
}
