import { and, eq, getTableName } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Translation } from '#contract/common';
import * as contract from '#contract/homeServices/catalogue';
import type { SubcategoryType } from '#contract/rules';
import { LAB_SERVICE_DURATION, PACKAGE_TEST_NAME_MAX, SUBCATEGORY_ORDER_MIN, SUBCATEGORY_TYPES } from '#contract/rules';
import type { Database } from '#server/db/client';
import {
  homeDoctors,
  labPackages,
  labPackageTranslations,
  labServices,
  labServiceTranslations,
  nursingLinks,
  packageTests,
  subcategories,
  subcategoryTranslations,
  therapists,
} from '#server/db/homeServicesTables';
import { stillUsedBy } from '#server/http/constraints';
import { invalid, notFound } from '#server/http/errors';
import { filledText, flag, id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { imageField } from '#server/http/uploads';
import { imageAddress } from '../media';
import { crudRoutes } from './crudRoutes';
import { requireSubcategory, sameAs } from './filters';
import { locale, textsIn, translationColumns, translationRoute } from './texts';

const MAX_ORDER = 10_000;
const MAX_MINUTES = 10_000;

const subcategoryBody = z.object({
  parent_category: id,
  code: filledText(),
  subcategory_type: z.enum(SUBCATEGORY_TYPES),
  order: wholeNumber(SUBCATEGORY_ORDER_MIN, MAX_ORDER),
  show_test_options: flag.default(false),
  icon: imageField,
});

const labServiceBody = z.object({
  subcategory: id,
  code: filledText(),
  description: text(2000).default(''),
  requires_fasting: flag.default(false),
  sample_type: text().default(''),
  duration_minutes: wholeNumber(LAB_SERVICE_DURATION.min, MAX_MINUTES).default(LAB_SERVICE_DURATION.initial),
  icon: imageField,
});

/** The count of tests is accepted, because callers send it, and not believed: it follows the tests there are. */
const labPackageBody = z.object({
  subcategory: id,
  code: filledText(),
  description: text(2000).default(''),
  tests_count: wholeNumber(0, MAX_ORDER).default(0),
  icon: imageField,
});

const packageTestBody = z.object({
  package: id,
  test_name: filledText(PACKAGE_TEST_NAME_MAX),
  order: wholeNumber(1, MAX_ORDER),
});

const inLab = (db: Database, { subcategory }: { subcategory: number }) =>
  requireSubcategory(db, 'subcategory', subcategory, 'lab_subcategory');

/** What relies on a subcategory, each on one of its own type. */
const users = [
  labServices.subcategory,
  labPackages.subcategory,
  nursingLinks.subcategory,
  homeDoctors.specialization,
  therapists.therapy_type,
];

/** Refuses another type as long as something relies on the one there is: it could not be saved any more. */
async function keepTypeInUse(
  db: Database,
  { subcategory_type }: { subcategory_type: SubcategoryType },
  key?: number,
): Promise<void> {
  if (key === undefined) return;
  const unchanged = and(eq(subcategories.id, key), eq(subcategories.subcategory_type, subcategory_type));
  if ((await db.$count(subcategories, unchanged)) > 0) return;
  for (const column of users) {
    if ((await db.$count(column.table, eq(column, key))) === 0) continue;
    throw invalid({ subcategory_type: [stillUsedBy(getTableName(column.table))] });
  }
}

/** Categories, subcategories, lab services and lab packages with their texts (Spec 2 §7). */
export function catalogueRoutes(app: FastifyInstance, db: Database): void {
  categoryRoutes(app, db);
  subcategoryRoutes(app, db);
  labServiceRoutes(app, db);
  labPackageRoutes(app, db);
}

function categoryRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ locale: locale.optional() });
  bind(app, contract.listCategories, { query }, async ({ query: { locale: wanted } }) => {
    const rows = await db.query.categories.findMany({ with: { translations: true }, orderBy: (table) => table.id });
    return rows.map(({ translations, icon, ...row }) => ({
      ...row,
      icon: imageAddress(icon),
      name: textsIn(translations, wanted)?.name ?? null,
    }));
  });
}

function subcategoryRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ parent_category: id.optional(), subcategory_type: z.enum(SUBCATEGORY_TYPES).optional() });
  bind(app, contract.listSubcategories, { query }, ({ query: { parent_category, subcategory_type } }) =>
    readSubcategories(
      db,
      and(
        sameAs(subcategories.parent_category, parent_category),
        sameAs(subcategories.subcategory_type, subcategory_type),
      ),
    ),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createSubcategory, update: contract.updateSubcategory, remove: contract.deleteSubcategory },
    { table: subcategories, body: subcategoryBody, images: ['icon'], read: readSubcategories, check: keepTypeInUse },
  );
  translationRoute(app, db, contract.translateSubcategory, 'subcategory', subcategoryTranslations);
}

function labServiceRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ subcategory: id.optional() });
  bind(app, contract.listLabServices, { query }, ({ query: { subcategory } }) =>
    readLabServices(db, sameAs(labServices.subcategory, subcategory)),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createLabService, update: contract.updateLabService, remove: contract.deleteLabService },
    { table: labServices, body: labServiceBody, images: ['icon'], read: readLabServices, check: inLab },
  );
  translationRoute(app, db, contract.translateLabService, 'service', labServiceTranslations);
}

function labPackageRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ subcategory: id.optional() });
  bind(app, contract.listLabPackages, { query }, ({ query: { subcategory } }) =>
    readLabPackages(db, sameAs(labPackages.subcategory, subcategory)),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createLabPackage, update: contract.updateLabPackage, remove: contract.deleteLabPackage },
    { table: labPackages, body: labPackageBody, images: ['icon'], read: readLabPackages, check: inLab },
  );
  translationRoute(app, db, contract.translateLabPackage, 'package', labPackageTranslations);
  packageTestRoutes(app, db);
}

function packageTestRoutes(app: FastifyInstance, db: Database): void {
  bind(app, contract.createPackageTest, { body: packageTestBody }, async ({ body }) => {
    const [test] = await db.insert(packageTests).values(body).returning();
    if (!test) throw new Error('The test was not stored');
    return test;
  });
  bind(app, contract.deletePackageTest, {}, async ({ params }) => {
    const deleted = await db.delete(packageTests).where(eq(packageTests.id, params.id)).returning();
    if (deleted.length === 0) throw notFound();
  });
}

async function readSubcategories(db: Database, where: SQL | undefined): Promise<contract.Subcategory[]> {
  const rows = await db.query.subcategories.findMany({
    where,
    with: { translations: { columns: translationColumns } },
    orderBy: (table) => [table.parent_category, table.order, table.id],
  });
  return rows.map(({ icon, ...row }) => {
    const texts = textsIn(row.translations);
    return { ...row, icon: imageAddress(icon), name: texts?.name ?? null, description: texts?.description ?? null };
  });
}

async function readLabServices(db: Database, where: SQL | undefined): Promise<contract.LabService[]> {
  const rows = await db.query.labServices.findMany({
    where,
    with: { translations: { columns: translationColumns } },
    orderBy: (table) => table.id,
  });
  return rows.map(toItem);
}

async function readLabPackages(db: Database, where: SQL | undefined): Promise<contract.LabPackage[]> {
  const rows = await db.query.labPackages.findMany({
    where,
    with: {
      translations: { columns: translationColumns },
      tests: { columns: { package: false }, orderBy: (table) => [table.order, table.id] },
    },
    orderBy: (table) => table.id,
  });
  return rows.map(({ tests, ...row }) => ({ ...toItem(row), included_tests: tests, tests_count: tests.length }));
}

/** An item as it travels: named by its English texts, described by its own words or else by theirs. */
function toItem<Row extends { icon: string | null; description: string; translations: Translation[] }>(row: Row) {
  const texts = textsIn(row.translations);
  return {
    ...row,
    icon: imageAddress(row.icon),
    name: texts?.name ?? null,
    description: row.description || (texts?.description ?? ''),
  };
}
