import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { SubcategoryType } from '#contract/rules';
import type { Database } from '#server/db/client';
import { subcategories } from '#server/db/homeServicesTables';
import { unknownKey } from '#server/http/constraints';
import { invalid } from '#server/http/errors';

/** Narrows a list by a column where the caller asked for it. */
export const sameAs = (column: PgColumn, value: string | number | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** Refuses a field that does not name a subcategory of the wanted type, which it keeps until the transaction ends. */
export async function requireSubcategory(
  db: Database,
  field: string,
  key: number,
  type: SubcategoryType,
): Promise<void> {
  const wanted = and(eq(subcategories.id, key), eq(subcategories.subcategory_type, type));
  const found = await db.select().from(subcategories).where(wanted).for('share');
  if (found.length === 0) throw invalid({ [field]: [unknownKey(key)] });
}
