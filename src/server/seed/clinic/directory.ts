import type { Dayjs } from 'dayjs';

import { NEW_PROVIDER } from '#contract/rules';
import { users } from '#server/db/accountTables';
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
import { DEMO } from '../demo';
import { makePerson, makePhone, makePicture } from '../people';
import type { Chance } from '../random';
import type { SeedTools } from '../tools';
import { demoProviders, languageNames, serviceNames, specialtyNames } from './directoryData';
import type { DemoProvider } from './directoryData';

type DoctorRow = typeof doctors.$inferInsert & { id: number };

/** A doctor of the demo data and where he or she works. */
export interface SeededDoctor {
  row: DoctorRow;
  locationIds: number[];
}

/** Inserts the demo administrator, the providers with their accounts and places, and their doctors. */
export async function seedDirectory(tools: SeedTools, chance: Chance): Promise<SeededDoctor[]> {
  await seedAccounts(tools);
  await seedProviders(tools, chance);
  const seeded = makeDoctors(tools, chance);
  await seedDoctors(tools, chance, seeded);
  return seeded;
}

async function seedAccounts({ db }: SeedTools): Promise<void> {
  const [adminHash, providerHash] = await Promise.all([DEMO.password, DEMO.providerPassword].map(hashPassword));
  const account = (email: string, passwordHash = '', isSuperuser = false) => ({
    email,
    passwordHash,
    isActive: true,
    isStaff: true,
    isSuperuser,
  });
  await db
    .insert(users)
    .values([account(DEMO.email, adminHash, true), ...demoProviders.map(({ email }) => account(email, providerHash))]);
}

/** The administrator has the first key, so a provider's account is one ahead of the provider. */
async function seedProviders({ db, today }: SeedTools, chance: Chance): Promise<void> {
  await db.insert(providers).values(
    demoProviders.map((provider, index) => ({
      userId: index + 2,
      providerType: provider.type,
      name: provider.name,
      description: provider.description,
      phoneNumber: makePhone(chance),
      autoConfirmation: provider.autoConfirmation,
      totalStaff: provider.doctors * 2 + 1,
      createdAt: today.subtract(chance.between(30, 900), 'day').toDate(),
    })),
  );
  await db
    .insert(locations)
    .values(placesInOrder().map(({ providerId, place }) => ({ ...place, providerId, ...countryOfNewProviders })));
  await db.insert(specialties).values(specialtyNames.map((name) => ({ name })));
}

const countryOfNewProviders = { country: NEW_PROVIDER.country, postalCode: NEW_PROVIDER.postal_code };

const placesInOrder = () =>
  demoProviders.flatMap(({ places }, index) => places.map((place) => ({ providerId: index + 1, place })));

function makeDoctors({ today }: SeedTools, chance: Chance): SeededDoctor[] {
  const places = placesInOrder().map(({ providerId }, index) => ({ id: index + 1, providerId }));
  const employers = demoProviders.flatMap((provider, index) =>
    Array.from({ length: provider.doctors }, () => ({ provider, providerId: index + 1 })),
  );
  return employers.map(({ provider, providerId }, index) => {
    const own = places.filter((place) => place.providerId === providerId).map((place) => place.id);
    const locationIds = index % 3 === 0 ? own : [chance.pick(own)];
    return { row: { id: index + 1, ...makeDoctor(chance, provider, providerId, today) }, locationIds };
  });
}

function makeDoctor(chance: Chance, provider: DemoProvider, providerId: number, today: Dayjs) {
  const person = makePerson(chance, 30);
  const title = chance.weighted({ 'Dr.': 80, 'Prof.': 8, [person.isWoman ? 'Ms.' : 'Mr.']: 8, '': 4 });
  return {
    providerId,
    specialtyId: chance.percent(95) ? chance.between(1, specialtyNames.length) : null,
    title,
    firstName: person.first,
    lastName: person.last,
    licenseNumber: chance.percent(85) ? `DHA-${chance.between(10_000, 99_999)}` : '',
    licenseExpiry: chance.percent(80) ? today.add(chance.between(-20, 900), 'day').format('YYYY-MM-DD') : null,
    bio: chance.percent(85) ? `${chance.between(3, 30)} years in hospitals and clinics of the Emirates.` : '',
    yearsOfExperience: chance.between(0, 35),
    consultationDuration: chance.pick([15, 20, 30, 45]),
    email: chance.percent(85) ? `doctor${chance.between(100, 999)}@${provider.email.split('@')[1] ?? ''}` : null,
    phoneNumber: chance.percent(85) ? makePhone(chance) : null,
    profilePicture: chance.percent(70) ? makePicture(chance) : null,
    createdAt: today.subtract(chance.between(0, 800), 'day').toDate(),
  };
}

async function seedDoctors({ db }: SeedTools, chance: Chance, seeded: SeededDoctor[]): Promise<void> {
  await db.insert(doctors).values(seeded.map(({ row: { id: _, ...row } }) => row));
  const ofEach = <Row>(make: (doctor: SeededDoctor) => Row[]) => seeded.flatMap(make);
  await db
    .insert(doctorLocations)
    .values(ofEach(({ row, locationIds }) => locationIds.map((locationId) => ({ doctorId: row.id, locationId }))));
  await db.insert(doctorLanguages).values(ofEach(({ row }) => namesFor(row.id, languageNames, chance)));
  await db.insert(doctorServices).values(ofEach(({ row }) => namesFor(row.id, serviceNames, chance)));
}

/** The first name of a list and some of the others. */
function namesFor(doctorId: number, names: readonly string[], chance: Chance) {
  return names.filter((_, index) => index === 0 || chance.percent(30)).map((name) => ({ doctorId, name }));
}
