import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Id } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import * as contract from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import { LAB_SERVICE_DURATION, PACKAGE_TEST_NAME_MAX, SUBCATEGORY_ORDER_MIN, SUBCATEGORY_TYPES } from '#contract/rules';
import type { Database } from '#server/db/client';
import {
  labPackages,
  labPackageTranslations,
  labServices,
  labServiceTranslations,
  subcategories,
  subcategoryTranslations,
} from '#server/db/homeServicesTables';
import { notFound } from '#server/http/errors';
import { filledCode, filledText, flag, id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { iconField } from '#server/http/uploads';
import { sameAs } from '../filters';
import {
  addPackageTest,
  readCategories,
  readLabPackages,
  readLabServices,
  readSubcategories,
  removePackageTest,
  requireSameTypeInUse,
  requireSubcategory,
} from './catalogueQueries';
import { crudRoutes, type WriteEndpoints } from './crudRoutes';
import type { Resource } from './rows';
import { locale, translationRoute } from './translations';

const MAX_ORDER = 10_000;
const MAX_MINUTES = 10_000;

const subcategoryBody = z.object({
  parent_category: id,
  code: filledCode(),
  subcategory_type: z.enum(SUBCATEGORY_TYPES),
  order: wholeNumber(SUBCATEGORY_ORDER_MIN, MAX_ORDER),
  show_test_options: flag.default(false),
  icon: iconField,
});

const labServiceBody = z.object({
  subcategory: id,
  code: filledCode(),
  description: text(2000).default(''),
  requires_fasting: flag.default(false),
  sample_type: text().default(''),
  duration_minutes: wholeNumber(LAB_SERVICE_DURATION.min, MAX_MINUTES).default(LAB_SERVICE_DURATION.initial),
  icon: iconField,
});

/** The count of tests is accepted, because callers send it, and ignored: lists count the tests there are. */
const labPackageBody = z.object({
  subcategory: id,
  code: filledCode(),
  description: text(2000).default(''),
  tests_count: wholeNumber(0, MAX_ORDER).default(0),
  icon: iconField,
});

const packageTestBody = z.object({
  package: id,
  test_name: filledText(PACKAGE_TEST_NAME_MAX),
  order: wholeNumber(1, MAX_ORDER),
});

const categoryQuery = z.object({ locale: locale.optional() });
const subcategoryQuery = z.object({
  parent_category: id.optional(),
  subcategory_type: z.enum(SUBCATEGORY_TYPES).optional(),
});
const labItemQuery = z.object({ subcategory: id.optional() });

/** Categories, subcategories, lab services and lab packages with their translations (Spec 2 §7). */
export function catalogueRoutes(app: FastifyInstance, db: Database): void {
  bind(app, lists.listCategories, { query: categoryQuery }, ({ query }) => readCategories(db, query.locale));
  subcategoryRoutes(app, db);
  labServiceRoutes(app, db);
  labPackageRoutes(app, db);
  packageTestRoutes(app, db);
}

function subcategoryRoutes(app: FastifyInstance, db: Database): void {
  bind(app, contract.listSubcategories, { query: subcategoryQuery }, ({ query }) => {
    const inCategory = sameAs(subcategories.parent_category, query.parent_category);
    return readSubcategories(db, and(inCategory, sameAs(subcategories.subcategory_type, query.subcategory_type)));
  });
  crudRoutes(
    app,
    db,
    { create: contract.createSubcategory, update: contract.updateSubcategory, remove: contract.deleteSubcategory },
    {
      table: subcategories,
      body: subcategoryBody,
      images: ['icon'],
      read: readSubcategories,
      check: requireSameTypeInUse,
    },
  );
  translationRoute(app, db, contract.translateSubcategory, 'subcategory', subcategoryTranslations);
}

function labServiceRoutes(app: FastifyInstance, db: Database): void {
  labItemRoutes(
    app,
    db,
    {
      list: lists.listLabServices,
      create: contract.createLabService,
      update: contract.updateLabService,
      remove: contract.deleteLabService,
    },
    { table: labServices, body: labServiceBody, read: readLabServices },
  );
  translationRoute(app, db, contract.translateLabService, 'service', labServiceTranslations);
}

function labPackageRoutes(app: FastifyInstance, db: Database): void {
  labItemRoutes(
    app,
    db,
    {
      list: lists.listLabPackages,
      create: contract.createLabPackage,
      update: contract.updateLabPackage,
      remove: contract.deleteLabPackage,
    },
    { table: labPackages, body: labPackageBody, read: readLabPackages },
  );
  translationRoute(app, db, contract.translateLabPackage, 'package', labPackageTranslations);
}

/** The calls of lab services and of lab packages: both have an icon and belong to a subcategory of the lab. */
function labItemRoutes<Row, Draft, Body extends Draft & { subcategory: number }>(
  app: FastifyInstance,
  db: Database,
  endpoints: WriteEndpoints<Row, Draft> & {
    list: Endpoint<string, { query: { subcategory?: Id }; reply: Row[] }>;
  },
  resource: Resource<Row, Body> & { table: typeof labServices | typeof labPackages },
): void {
  bind(app, endpoints.list, { query: labItemQuery }, ({ query }) =>
    resource.read(db, sameAs(resource.table.subcategory, query.subcategory)),
  );
  crudRoutes(app, db, endpoints, {
    ...resource,
    images: ['icon'],
    check: (tx, { subcategory }) => requireSubcategory(tx, 'subcategory', subcategory, 'lab_subcategory'),
  });
}

function packageTestRoutes(app: FastifyInstance, db: Database): void {
  bind(app, contract.createPackageTest, { body: packageTestBody }, ({ body }) => addPackageTest(db, body));
  bind(app, contract.deletePackageTest, {}, async ({ params }) => {
    if (!(await removePackageTest(db, params.id))) throw notFound();
  });
}
