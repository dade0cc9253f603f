import dayjs from 'dayjs';
import { asc, inArray, sql } from 'drizzle-orm';

import type { Provider } from '#contract/directory';
import type { Database } from '#server/db/client';
import { doctors, locations, providers } from '#server/db/clinicTables';
import { toLocation } from './locationRecords';

type ProviderRecord = Awaited<ReturnType<typeof readRecords>>[number];

/** Everything about the providers with these keys but their e-mail, in the order of their names (Spec 1 §2, §3). */
export async function readProviders(db: Database, ids: readonly number[]): Promise<Provider[]> {
  return ids.length === 0 ? [] : (await readRecords(db, ids)).map(toProvider);
}

function readRecords(db: Database, ids: readonly number[]) {
  return db.query.providers.findMany({
    where: inArray(providers.id, [...ids]),
    orderBy: [asc(providers.name), asc(providers.id)],
    with: {
      user: { columns: { id: true, isActive: true, isStaff: true, isSuperuser: true } },
      locations: { orderBy: [asc(locations.id)] },
      doctors: {
        columns: { title: true, firstName: true, lastName: true },
        orderBy: [asc(doctors.firstName), asc(doctors.lastName)],
      },
    },
    extras: {
      totalAvailabilities: sql<number>`(
        select count(*)::int from availabilities
        join doctors on doctors.id = availabilities.doctor_id
        where doctors.provider_id = ${providers.id}
      )`.as('total_availabilities'),
    },
  });
}

function toProvider({ user, ...record }: ProviderRecord): Provider {
  const places = record.locations.map(toLocation);
  return {
    id: record.id,
    provider_user: {
      id: user.id,
      is_active: user.isActive,
      is_staff: user.isStaff,
      is_superuser: user.isSuperuser,
    },
    provider_user_id: user.id,
    provider_type: record.providerType,
    name: record.name,
    description: record.description,
    phone_number: record.phoneNumber,
    auto_confirmation: record.autoConfirmation,
    total_doctors: record.doctors.length,
    total_staff: record.totalStaff,
    total_availabilities: record.totalAvailabilities,
    created_days_ago: dayjs().diff(record.createdAt, 'day'),
    doctor_names: record.doctors.map((doctor) => `${doctor.title} ${doctor.firstName} ${doctor.lastName}`.trim()),
    location: places[0] ?? null,
    locations: places,
  };
}
