import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Id } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import * as contract from '#contract/homeServices/providers';
import { NURSING_DURATION } from '#contract/rules';
import type { Database } from '#server/db/client';
import { nursingLinks, packageLinks, serviceLinks } from '#server/db/homeServicesTables';
import { amount, flag, id, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { requireSubcategory } from './catalogueQueries';
import { crudRoutes, type WriteEndpoints } from './crudRoutes';
import { readNursingLinks, readPackageLinks, readServiceLinks } from './providerQueries';
import type { Resource } from './rows';

const MAX_MINUTES = 1440;

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

const linksQuery = z.object({ provider: id });

/** What home providers offer (Spec 2 §7). The database refuses an item that a provider offers already. */
export function linkRoutes(app: FastifyInstance, db: Database): void {
  offerRoutes(
    app,
    db,
    {
      list: contract.listServiceLinks,
      create: contract.createServiceLink,
      update: contract.updateServiceLink,
      remove: contract.deleteServiceLink,
    },
    { table: serviceLinks, body: serviceLinkBody, read: readServiceLinks },
  );
  offerRoutes(
    app,
    db,
    {
      list: contract.listPackageLinks,
      create: contract.createPackageLink,
      update: contract.updatePackageLink,
      remove: contract.deletePackageLink,
    },
    { table: packageLinks, body: packageLinkBody, read: readPackageLinks },
  );
  offerRoutes(
    app,
    db,
    {
      list: contract.listNursingLinks,
      create: contract.createNursingLink,
      update: contract.updateNursingLink,
      remove: contract.deleteNursingLink,
    },
    {
      table: nursingLinks,
      body: nursingLinkBody,
      read: readNursingLinks,
      check: (tx, { subcategory }) => requireSubcategory(tx, 'subcategory', subcategory, 'nursing_service'),
    },
  );
}

/** The calls of one kind of link: it is listed by provider, and an update may leave out what stays. */
function offerRoutes<Row, Draft, Body extends Draft & object>(
  app: FastifyInstance,
  db: Database,
  endpoints: WriteEndpoints<Row, Draft> & { list: Endpoint<string, { query: { provider: Id }; reply: Row[] }> },
  resource: Resource<Row, Body> & { table: typeof serviceLinks | typeof packageLinks | typeof nursingLinks },
): void {
  bind(app, endpoints.list, { query: linksQuery }, ({ query }) =>
    resource.read(db, eq(resource.table.provider, query.provider)),
  );
  crudRoutes(app, db, endpoints, { ...resource, updatesInPart: true });
}
