import type { Dayjs } from 'dayjs';

import { NURSING_DURATION, SCHEDULE_SLOT } from '#contract/rules';
import type { Database } from '#server/db/client';
import {
  homeDoctorLanguages,
  homeDoctors,
  homeProviders,
  homeProviderTranslations,
  homeReviews,
  homeSchedule,
  languages,
  nursingLinks,
  packageLinks,
  serviceLinks,
  therapists,
} from '#server/db/homeServicesTables';
import { inOrder, insertForIds, insertInBatches } from '../batches';
import { makePerson } from '../people';
import { makeChance, type Chance } from '../random';
import type { SeedTools } from '../tools';
import { drawMark, insertTranslations, seedCatalogue, type Catalogue } from './catalogue';
import { HOME_PROVIDERS, LANGUAGES } from './providersData';

const DAYS_AHEAD = 28;
const FRIDAY = 5;

/** Makes the catalogue of home services, and the providers with their links, their staff and their hours. */
export async function seedHomeServices({ db, today, size }: SeedTools): Promise<void> {
  const chance = makeChance(2);
  const catalogue = await seedCatalogue(db, size.services);
  const languageIds = await seedLanguages(db);
  const providers = await seedProviders(db);
  for (const [at, provider] of providers.entries()) {
    await seedReviews(db, provider, at, chance);
    await seedLinks(db, provider, catalogue, at === 0 ? size.links : undefined, chance);
    await seedDoctors(db, provider, catalogue, languageIds, chance);
    await seedTherapists(db, provider, catalogue, chance);
    if (!HOME_PROVIDERS[at]?.inactive) await seedSchedule(db, provider, today, chance);
  }
}

/** Makes the languages that staff can speak, which no call can add to, and returns their keys. */
export function seedLanguages(db: Database): Promise<number[]> {
  return insertForIds(
    db,
    languages,
    LANGUAGES.map((name) => ({ name })),
  );
}

async function seedProviders(db: Database): Promise<number[]> {
  const rows = await inOrder(
    HOME_PROVIDERS,
    async ({ name, about, address, city, at, logo, inactive, confirmsItself }, place) => ({
      name: name[0],
      description: about[0],
      address,
      city,
      phone_number: `+97145550${String(101 + place)}`,
      email: `care${place + 1}@home.example`,
      latitude: at[0],
      longitude: at[1],
      is_active: !inactive,
      auto_confirmation: confirmsItself ?? false,
      logo: await drawMark(db, logo),
    }),
  );
  const ids = await insertForIds(db, homeProviders, rows);
  await insertTranslations(db, homeProviderTranslations, ids, HOME_PROVIDERS);
  return ids;
}

/** Makes reviews of all providers but the last, which is new. */
async function seedReviews(db: Database, provider: number, at: number, chance: Chance): Promise<void> {
  if (at === HOME_PROVIDERS.length - 1) return;
  const stars = Array.from({ length: chance.between(12, 90) }, () => chance.pick([3, 4, 4, 5, 5, 5]));
  await insertInBatches(
    db,
    homeReviews,
    stars.map((count) => ({ provider, stars: count })),
  );
}

async function seedLinks(
  db: Database,
  provider: number,
  { services, packages, subcategories }: Catalogue,
  serviceCount: number | undefined,
  chance: Chance,
): Promise<void> {
  const offer = (item: number, lowest: number, highest: number) => ({
    provider,
    price: priceOf(item, lowest, highest, chance),
    is_available: chance.percent(85),
  });
  const offered = serviceCount === undefined ? some(services, 45, chance) : services.slice(0, serviceCount);
  await insertInBatches(
    db,
    serviceLinks,
    offered.map((service) => ({ ...offer(service, 45, 350), service })),
  );
  const bundles = some(packages, 50, chance).map((item) => ({ ...offer(item, 200, 1450), package: item }));
  await insertInBatches(db, packageLinks, bundles);
  const nursing = some(subcategories.nursing_service, 60, chance).map((subcategory) => ({
    ...offer(subcategory, 120, 600),
    subcategory,
    duration_minutes: NURSING_DURATION.initial + NURSING_DURATION.step * chance.between(0, 3),
  }));
  await insertInBatches(db, nursingLinks, nursing);
}

/** What a provider asks for an item: about as much as the others, in steps of five dirhams. */
function priceOf(item: number, lowest: number, highest: number, chance: Chance): string {
  const usual = lowest + ((item * 97) % (highest - lowest));
  return (Math.round((usual * chance.between(85, 115)) / 500) * 5).toFixed(2);
}

async function seedDoctors(
  db: Database,
  provider: number,
  { subcategories }: Catalogue,
  languageIds: readonly number[],
  chance: Chance,
): Promise<void> {
  const rows = Array.from({ length: chance.between(2, 5) }, () => ({
    ...person(provider, chance),
    specialization: chance.pick(subcategories.specialty),
    consultation_fee: `${chance.between(20, 80) * 10}.00`,
    services_offered: chance.pick(['Home visit, follow-up call', 'Home visit, prescriptions', 'Home visit']),
  }));
  const doctors = await insertForIds(db, homeDoctors, rows);
  const spoken = doctors.flatMap((doctor) =>
    languageIds.filter((_, at) => at < 2 || chance.percent(15)).map((language) => ({ doctor, language })),
  );
  await insertInBatches(db, homeDoctorLanguages, spoken);
}

async function seedTherapists(
  db: Database,
  provider: number,
  { subcategories }: Catalogue,
  chance: Chance,
): Promise<void> {
  const rows = Array.from({ length: chance.between(1, 3) }, () => ({
    ...person(provider, chance),
    therapy_type: chance.pick(subcategories.therapy_type),
    session_fee: `${chance.between(15, 50) * 10}.00`,
    certifications: chance.pick(['DHA licensed', 'DOH licensed', 'DHA licensed, Bobath concept', '']),
  }));
  await insertInBatches(db, therapists, rows);
}

function person(provider: number, chance: Chance) {
  const { first, last } = makePerson(chance, 20);
  const years = chance.between(1, 28);
  return {
    provider,
    first_name: first,
    last_name: last,
    years_of_experience: years,
    bio: `${years} years of visits at home.`,
    is_active: chance.percent(90),
  };
}

/** Makes hours for four weeks without Fridays; some days are split, some are not available. */
async function seedSchedule(db: Database, provider: number, today: Dayjs, chance: Chance): Promise<void> {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => today.add(ahead, 'day'));
  const rows = days
    .filter((day) => day.day() !== FRIDAY && chance.percent(80))
    .flatMap((day) => {
      const entry = {
        provider,
        date: day.format('YYYY-MM-DD'),
        is_available: chance.percent(90),
        slot_duration: SCHEDULE_SLOT.initial * chance.pick([1, 1, 2]),
      };
      if (chance.percent(70)) return [{ ...entry, start_time: '09:00', end_time: '17:00' }];
      return [
        { ...entry, start_time: '08:00', end_time: '12:00' },
        { ...entry, start_time: '16:00', end_time: '20:00' },
      ];
    });
  await insertInBatches(db, homeSchedule, rows);
}

/** Chooses so many in a hundred items, and always one. */
function some<Item>(items: readonly Item[], share: number, chance: Chance): Item[] {
  const chosen = items.filter(() => chance.percent(share));
  return chosen.length > 0 ? chosen : items.slice(0, 1);
}
