import { CATEGORY, LAB_SERVICE_DURATION, type SubcategoryType } from '#contract/rules';
import type { Database } from '#server/db/client';
import {
  categories,
  categoryTranslations,
  labPackages,
  labPackageTranslations,
  labServices,
  labServiceTranslations,
  packageTests,
  subcategories,
  subcategoryTranslations,
  type TranslationTable,
} from '#server/db/homeServicesTables';
import { media } from '#server/db/mediaTables';
import { inOrder, insertForIds, insertInBatches } from '../batches';
import { CATEGORY_NAMES, SUBCATEGORIES, type Bilingual } from './catalogueData';
import { LAB_PACKAGES, LAB_SERVICES } from './labData';

/** The keys of what a provider can offer. */
export interface Catalogue {
  services: number[];
  packages: number[];
  subcategories: Record<SubcategoryType, number[]>;
}

const CATEGORY_OF_TYPE: Readonly<Record<SubcategoryType, number>> = {
  specialty: CATEGORY.doctorConsultation,
  lab_subcategory: CATEGORY.lab,
  nursing_service: CATEGORY.nursing,
  therapy_type: CATEGORY.therapy,
};

const SAMPLES = ['Blood', 'Serum', 'Plasma', 'Urine'] as const;

/** Makes the four categories and everything in them; `serviceCount` asks for more lab services than have names. */
export async function seedCatalogue(db: Database, serviceCount: number | undefined): Promise<Catalogue> {
  await seedCategories(db);
  const byType = await seedSubcategories(db);
  const labIdByName = new Map(
    SUBCATEGORIES.lab_subcategory.map(({ name }, at) => [name[0], byType.lab_subcategory[at]]),
  );
  const labId = (name: string) => {
    const id = labIdByName.get(name);
    if (id === undefined) throw new Error(`No lab subcategory is called ${name}`);
    return id;
  };
  const services = await seedLabServices(db, labId);
  const more = await seedNumberedServices(db, byType.lab_subcategory, (serviceCount ?? 0) - services.length);
  return { services: [...services, ...more], packages: await seedLabPackages(db, labId), subcategories: byType };
}

/** Inserts the translations of items; both are in the same order. */
export async function insertTranslations(
  db: Database,
  table: TranslationTable,
  items: readonly number[],
  texts: readonly { name: Bilingual; about?: Bilingual }[],
): Promise<void> {
  const rows = items.flatMap((item, at) => {
    const { name, about } = texts[at] ?? { name: [''] as const };
    const english = { item, locale: 'en' as const, name: name[0], description: about?.[0] ?? '' };
    return name[1]
      ? [english, { item, locale: 'ar' as const, name: name[1], description: about?.[1] ?? '' }]
      : [english];
  });
  await insertInBatches(db, table, rows);
}

/** Stores a round mark in a colour and returns its key. */
export async function drawMark(db: Database, colour: string | undefined): Promise<string | null> {
  if (colour === undefined) return null;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${colour}"/>` +
    '<path d="M20 12h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill="#fff"/></svg>';
  const [image] = await db
    .insert(media)
    .values({ content_type: 'image/svg+xml', content: new TextEncoder().encode(drawing) })
    .returning({ id: media.id });
  return image?.id ?? null;
}

/** Makes the four predefined main categories (Spec 2 §3). */
export async function seedCategories(db: Database): Promise<void> {
  await db.insert(categories).values(CATEGORY_NAMES.map(({ code }, at) => ({ id: at + 1, code })));
  await insertTranslations(
    db,
    categoryTranslations,
    CATEGORY_NAMES.map((_, at) => at + 1),
    CATEGORY_NAMES,
  );
}

async function seedSubcategories(db: Database): Promise<Record<SubcategoryType, number[]>> {
  return {
    specialty: await seedBranch(db, 'specialty'),
    lab_subcategory: await seedBranch(db, 'lab_subcategory'),
    nursing_service: await seedBranch(db, 'nursing_service'),
    therapy_type: await seedBranch(db, 'therapy_type'),
  };
}

async function seedBranch(db: Database, type: SubcategoryType): Promise<number[]> {
  const texts = SUBCATEGORIES[type];
  const rows = await inOrder(texts, async ({ name, icon }, at) => ({
    parent_category: CATEGORY_OF_TYPE[type],
    code: `${codeOf(name[0])}_${type.slice(0, 3)}`,
    subcategory_type: type,
    order: at + 1,
    show_test_options: type === 'lab_subcategory' && at % 2 === 0,
    icon: await drawMark(db, icon),
  }));
  const ids = await insertForIds(db, subcategories, rows);
  await insertTranslations(db, subcategoryTranslations, ids, texts);
  return ids;
}

async function seedLabServices(db: Database, labId: (name: string) => number): Promise<number[]> {
  const tests = Object.entries(LAB_SERVICES).flatMap(([subcategory, services]) =>
    services.map((service) => ({ ...service, subcategory: labId(subcategory) })),
  );
  const rows = tests.map(({ subcategory, code, name, sample, minutes, fasting }) => ({
    subcategory,
    code,
    description: fasting ? `${name[0]}. Eight to ten hours without food.` : name[0],
    requires_fasting: fasting ?? false,
    sample_type: sample,
    duration_minutes: minutes ?? LAB_SERVICE_DURATION.initial,
  }));
  const ids = await insertForIds(db, labServices, rows);
  await insertTranslations(db, labServiceTranslations, ids, tests);
  return ids;
}

/** Makes numbered lab services, so that a catalogue of any size can be tried; every fifth lacks its Arabic name. */
async function seedNumberedServices(db: Database, labIds: readonly number[], count: number): Promise<number[]> {
  const numbers = Array.from({ length: Math.max(0, count) }, (_, at) => at + 1);
  const rows = numbers.map((number) => ({
    subcategory: labIds[number % labIds.length] ?? 0,
    code: `LAB-${String(number).padStart(5, '0')}`,
    requires_fasting: number % 4 === 0,
    sample_type: SAMPLES[number % SAMPLES.length] ?? 'Blood',
    duration_minutes: LAB_SERVICE_DURATION.initial,
  }));
  const ids = await insertForIds(db, labServices, rows);
  const texts = numbers.map((number) => ({
    name:
      number % 5 === 0 ? ([`Lab Test ${number}`] as const) : ([`Lab Test ${number}`, `فحص مخبري ${number}`] as const),
  }));
  await insertTranslations(db, labServiceTranslations, ids, texts);
  return ids;
}

async function seedLabPackages(db: Database, labId: (name: string) => number): Promise<number[]> {
  const rows = LAB_PACKAGES.map(({ subcategory, code, about }) => ({
    subcategory: labId(subcategory),
    code,
    description: about[0],
  }));
  const ids = await insertForIds(db, labPackages, rows);
  const tests = ids.flatMap((id, at) =>
    (LAB_PACKAGES[at]?.tests ?? []).map((test_name, place) => ({ package: id, test_name, order: place + 1 })),
  );
  await insertInBatches(db, packageTests, tests);
  await insertTranslations(db, labPackageTranslations, ids, LAB_PACKAGES);
  return ids;
}

const codeOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '_');
