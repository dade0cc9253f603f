import { eq, type SQL } from 'drizzle-orm';

import type { Translation } from '#contract/common';
import type { HomeProvider, NursingLink, PackageLink, ServiceLink } from '#contract/homeServices/providers';
import type { Database } from '#server/db/client';
import { nursingLinks, packageLinks, serviceLinks } from '#server/db/homeServicesTables';
import { imageAddress } from '#server/db/mediaTables';
import { readFigures } from './providerFigures';
import { translationColumns } from './translations';

/** Home providers in the order in which they were added, each with its figures. */
export async function readProviders(db: Database, where: SQL | undefined): Promise<HomeProvider[]> {
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

/** The translations of a home provider. */
export function readProviderTranslations(db: Database, provider: number): Promise<Translation[]> {
  return db.query.homeProviderTranslations.findMany({
    columns: translationColumns,
    where: (table) => eq(table.item, provider),
  });
}

/** The lab services that are offered, in the order in which they were added. */
export function readServiceLinks(db: Database, where: SQL | undefined): Promise<ServiceLink[]> {
  return db.select().from(serviceLinks).where(where).orderBy(serviceLinks.id);
}

/** The lab packages that are offered, in the order in which they were added. */
export function readPackageLinks(db: Database, where: SQL | undefined): Promise<PackageLink[]> {
  return db.select().from(packageLinks).where(where).orderBy(packageLinks.id);
}

/** The nursing services that are offered, in the order in which they were added. */
export function readNursingLinks(db: Database, where: SQL | undefined): Promise<NursingLink[]> {
  return db.select().from(nursingLinks).where(where).orderBy(nursingLinks.id);
}
