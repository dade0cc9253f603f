import { and, eq, getTableName, type SQL } from 'drizzle-orm';

import type { Locale, Translation } from '#contract/common';
import type { Category, LabPackage, LabService, PackageTest, Subcategory } from '#contract/homeServices/catalogue';
import type { SubcategoryType } from '#contract/rules';
import type { Database } from '#server/db/client';
import {
  homeDoctors,
  labPackages,
  labServices,
  nursingLinks,
  packageTests,
  subcategories,
  therapists,
} from '#server/db/homeServicesTables';
import { imageAddress } from '#server/db/mediaTables';
import { stillUsedBy, unknownKey } from '#server/http/constraints';
import { invalid } from '#server/http/errors';
import { translationColumns, translationIn } from './translations';

/** The main categories, named in a language or else in English. */
export async function readCategories(db: Database, locale: Locale | undefined): Promise<Category[]> {
  const rows = await db.query.categories.findMany({ with: { translations: true }, orderBy: (table) => table.id });
  return rows.map(({ translations, icon, ...row }) => ({
    ...row,
    icon: imageAddress(icon),
    name: translationIn(translations, locale)?.name ?? null,
  }));
}

/** Subcategories in their order, named and described in English. */
export async function readSubcategories(db: Database, where: SQL | undefined): Promise<Subcategory[]> {
  const rows = await db.query.subcategories.findMany({
    where,
    with: { translations: { columns: translationColumns } },
    orderBy: (table) => [table.parent_category, table.order, table.id],
  });
  return rows.map(({ icon, ...row }) => {
    const { name = null, description = null } = translationIn(row.translations) ?? {};
    return { ...row, icon: imageAddress(icon), name, description };
  });
}

/** Lab services in the order in which they were added. */
export async function readLabServices(db: Database, where: SQL | undefined): Promise<LabService[]> {
  const rows = await db.query.labServices.findMany({
    where,
    with: { translations: { columns: translationColumns } },
    orderBy: (table) => table.id,
  });
  return rows.map(toItem);
}

/** Lab packages in the order in which they were added, each with its tests. */
export async function readLabPackages(db: Database, where: SQL | undefined): Promise<LabPackage[]> {
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

/** Adds a test to a lab package. */
export async function addPackageTest(db: Database, test: typeof packageTests.$inferInsert): Promise<PackageTest> {
  const [added] = await db.insert(packageTests).values(test).returning();
  if (!added) throw new Error('The test was not stored');
  return added;
}

/** Takes a test out of its lab package, and says whether there was such a test. */
export async function removePackageTest(db: Database, id: number): Promise<boolean> {
  const deleted = await db.delete(packageTests).where(eq(packageTests.id, id)).returning();
  return deleted.length > 0;
}

/** Refuses a field that does not name a subcategory of a type, and holds that type until the transaction ends (400). */
export async function requireSubcategory(
  db: Database,
  field: string,
  id: number,
  type: SubcategoryType,
): Promise<void> {
  const wanted = and(eq(subcategories.id, id), eq(subcategories.subcategory_type, type));
  const found = await db.select().from(subcategories).where(wanted).for('share');
  if (found.length === 0) throw invalid({ [field]: [unknownKey(id)] });
}

/** The columns that rely on a subcategory and on its type. */
const reliantColumns = [
  labServices.subcategory,
  labPackages.subcategory,
  nursingLinks.subcategory,
  homeDoctors.specialization,
  therapists.therapy_type,
];

/** Refuses to change the type of a subcategory on which something relies (400). */
export async function requireSameTypeInUse(
  db: Database,
  { subcategory_type }: { subcategory_type: SubcategoryType },
  id?: number,
): Promise<void> {
  if (id === undefined) return;
  const unchanged = and(eq(subcategories.id, id), eq(subcategories.subcategory_type, subcategory_type));
  if ((await db.$count(subcategories, unchanged)) > 0) return;
  for (const column of reliantColumns) {
    if ((await db.$count(column.table, eq(column, id))) === 0) continue;
    throw invalid({ subcategory_type: [stillUsedBy(getTableName(column.table))] });
  }
}

/** An item as it is answered, with its English name; without a description of its own it has the English one. */
function toItem<Row extends { icon: string | null; description: string; translations: Translation[] }>(row: Row) {
  const english = translationIn(row.translations);
  return {
    ...row,
    icon: imageAddress(row.icon),
    name: english?.name ?? null,
    description: row.description || (english?.description ?? ''),
  };
}
