import type { Dayjs } from 'dayjs';

import { NEW_PROVIDER } from '#contract/rules';
import { users } from '#server/db/accountTables';
import type { Database } from '#server/db/client';
import {
  doctorLanguages,
  doctorLocations,
  doctors,
  doctorServices,
  locations,
  providers,
  specialties,
} from '#server/db/clinicTables';
import { hashPassword } from '#server/db/passwords';
import { DEMO } from '#server/demo/accounts';
import { demoProviders, languageNames, serviceNames, specialtyNames, type DemoProvider } from '#server/demo/directory';
import { makePerson, makePhone, pickPicture } from '../people';
import type { Chance } from '../random';
import type { SeedTools } from '../tools';

type DoctorRow = typeof doctors.$inferInsert & { id: number };

/** A doctor of the demo data, with the keys of the places where the doctor works. */
export interface SeededDoctor {
  row: DoctorRow;
  locationIds: number[];
}

/** Makes the demo administrator, the providers with their accounts and places, and their doctors. */
export async function seedDirectory(tools: SeedTools, chance: Chance): Promise<SeededDoctor[]> {
  await seedAccounts(tools);
  await seedProviders(tools, chance);
  const seeded = makeDoctors(tools, chance);
  await seedDoctors(tools, chance, seeded);
  return seeded;
}

async function seedAccounts({ db }: SeedTools): Promise<void> {
  const [adminHash, providerHash] = await Promise.all([DEMO.password, DEMO.providerPassword].map(hashPassword));
  const account = (email: string, password_hash = '', is_superuser = false) => ({
    email,
    password_hash,
    is_active: true,
    is_staff: true,
    is_superuser,
  });
  await db
    .insert(users)
    .values([account(DEMO.email, adminHash, true), ...demoProviders.map(({ email }) => account(email, providerHash))]);
}

/** Makes the providers. The administrator has the first key, so the key of an account is one above its provider's. */
async function seedProviders({ db, today }: SeedTools, chance: Chance): Promise<void> {
  await db.insert(providers).values(
    demoProviders.map((provider, index) => ({
      provider_user_id: index + 2,
      provider_type: provider.type,
      name: provider.name,
      description: provider.description,
      phone_number: makePhone(chance),
      auto_confirmation: provider.auto_confirmation,
      total_staff: provider.doctors * 2 + 1,
      created_at: today.subtract(chance.between(30, 900), 'day').toISOString(),
    })),
  );
  await db
    .insert(locations)
    .values(placesInOrder().map(({ provider_id, place }) => ({ ...place, provider_id, ...countryOfNewProviders })));
  await seedSpecialties(db);
}

/** Makes the specialties of doctors, which no call can add to. */
export async function seedSpecialties(db: Database): Promise<void> {
  await db.insert(specialties).values(specialtyNames.map((name) => ({ name })));
}

const countryOfNewProviders = { country: NEW_PROVIDER.country, postal_code: NEW_PROVIDER.postal_code };

const placesInOrder = () =>
  demoProviders.flatMap(({ places }, index) => places.map((place) => ({ provider_id: index + 1, place })));

function makeDoctors({ today }: SeedTools, chance: Chance): SeededDoctor[] {
  const places = placesInOrder().map(({ provider_id }, index) => ({ id: index + 1, provider_id }));
  const employers = demoProviders.flatMap((provider, index) =>
    Array.from({ length: provider.doctors }, () => ({ provider, provider_id: index + 1 })),
  );
  return employers.map(({ provider, provider_id }, index) => {
    const own = places.filter((place) => place.provider_id === provider_id).map((place) => place.id);
    const locationIds = index % 3 === 0 ? own : [chance.pick(own)];
    return { row: { id: index + 1, ...makeDoctor(chance, provider, provider_id, today) }, locationIds };
  });
}

function makeDoctor(chance: Chance, provider: DemoProvider, provider_id: number, today: Dayjs) {
  const person = makePerson(chance, 30);
  const title = chance.weighted({ 'Dr.': 80, 'Prof.': 8, [person.isWoman ? 'Ms.' : 'Mr.']: 8, '': 4 });
  return {
    provider_id,
    specialty_id: chance.percent(95) ? specialtyNames.indexOf(chance.pick(provider.specialties)) + 1 : null,
    title,
    first_name: person.first,
    last_name: person.last,
    license_number: chance.percent(85) ? `DHA-${chance.between(10_000, 99_999)}` : '',
    license_expiry: chance.percent(80) ? today.add(chance.between(-20, 900), 'day').format('YYYY-MM-DD') : null,
    bio: chance.percent(85) ? `${chance.between(3, 30)} years in hospitals and clinics of the Emirates.` : '',
    years_of_experience: chance.between(0, 35),
    consultation_duration: chance.pick([15, 20, 30, 45]),
    email: chance.percent(85) ? `doctor${chance.between(100, 999)}@${provider.email.split('@')[1] ?? ''}` : null,
    phone_number: chance.percent(85) ? makePhone(chance) : null,
    profile_picture: chance.percent(70) ? pickPicture(chance) : null,
    created_at: today.subtract(chance.between(0, 800), 'day').toISOString(),
  };
}

async function seedDoctors({ db }: SeedTools, chance: Chance, seeded: SeededDoctor[]): Promise<void> {
  await db.insert(doctors).values(seeded.map(({ row: { id: _, ...row } }) => row));
  const ofEach = <Row>(make: (doctor: SeededDoctor) => Row[]) => seeded.flatMap(make);
  await db
    .insert(doctorLocations)
    .values(ofEach(({ row, locationIds }) => locationIds.map((location_id) => ({ doctor_id: row.id, location_id }))));
  await db.insert(doctorLanguages).values(ofEach(({ row }) => namesFor(row.id, languageNames, chance)));
  await db.insert(doctorServices).values(ofEach(({ row }) => namesFor(row.id, serviceNames, chance)));
}

/** Gives a doctor the first name of a list and some of the others. */
function namesFor(doctorId: number, names: readonly string[], chance: Chance) {
  return names.filter((_, index) => index === 0 || chance.percent(30)).map((name) => ({ doctor_id: doctorId, name }));
}
