import { SLOT_MINUTES } from '#contract/rules';
import { appointments, bookedDoctors, patients } from '#server/db/appointmentTables';
import { rememberDoctors, rememberLocations } from '#server/db/bookedCopies';
import type { Database } from '#server/db/client';
import { availabilities } from '#server/db/clinicTables';
import { insertInBatches } from '../batches';
import { makePerson, pickPicture } from '../people';
import type { Chance } from '../random';
import type { SeedTools } from '../tools';
import { makeClinicDays } from './clinicDays';
import type { SeededDoctor } from './directory';
import { timeAfter } from './openingHours';

const SCATTERED_APPOINTMENTS = 400;
const CLINIC_PATIENTS = 1200;
const PATIENTS_MIN = 150;
const PATIENTS_MAX = 5000;

/** Doctors whom only appointments know: one has left, of the other only the key is known. */
const departedDoctors = [
  { doctor_id: 9001, name: 'Dr. Nadia Karam', specialization: 'Dermatology' },
  { doctor_id: 9002, name: null },
];

/** How often each status occurs, among them one of another system, a missing one and both spellings of "cancelled". */
const upcomingStatuses = { pending: 38, confirmed: 40, rejected: 6, canceled: 5, cancelled: 6, on_hold: 3, none: 2 };
const pastStatuses = {
  completed: 58,
  confirmed: 10,
  pending: 4,
  rejected: 8,
  canceled: 8,
  cancelled: 9,
  on_hold: 2,
  none: 1,
};

/** Makes the days of a clinic around today, with hours and patients. */
export async function seedClinicDays({ db, today }: SeedTools, chance: Chance, doctors: SeededDoctor[]): Promise<void> {
  await seedPatients(db, CLINIC_PATIENTS, chance);
  const { hours, visits } = makeClinicDays(today, doctors, CLINIC_PATIENTS, chance);
  await insertInBatches(db, availabilities, hours);
  await insertInBatches(db, appointments, visits);
}

/** Makes patients and scatters their appointments around today, a few of them with something missing. */
export async function seedAppointments(tools: SeedTools, chance: Chance, doctors: SeededDoctor[]): Promise<void> {
  const { db, size } = tools;
  const count = size.appointments ?? SCATTERED_APPOINTMENTS;
  const people = Math.min(PATIENTS_MAX, Math.max(PATIENTS_MIN, Math.floor(count / 20)));
  await seedPatients(db, people, chance);
  const rows = Array.from({ length: count }, (_, index) =>
    makeAppointment(tools, chance, doctors, people, index / count),
  );
  await insertInBatches(db, appointments, rows);
}

async function seedPatients(db: Database, count: number, chance: Chance): Promise<void> {
  await insertInBatches(db, patients, makePatients(chance, count));
  await rememberDoctors(db);
  await rememberLocations(db);
  await db.insert(bookedDoctors).values(departedDoctors);
}

function makePatients(chance: Chance, count: number) {
  return Array.from({ length: count }, () => {
    const { first, last } = makePerson(chance, 35);
    const isKnown = chance.percent(97);
    return {
      name: isKnown ? `${first} ${last}` : null,
      profile_picture: chance.percent(30) ? pickPicture(chance) : null,
    };
  });
}

function makeAppointment(tools: SeedTools, chance: Chance, doctors: SeededDoctor[], people: number, progress: number) {
  const isUpcoming = progress < 0.55;
  const days = isUpcoming ? Math.floor((progress / 0.55) * 60) : -Math.ceil(((progress - 0.55) / 0.45) * 365) - 1;
  const start = 8 * 60 + chance.between(0, 35) * SLOT_MINUTES;
  const status = chance.weighted(isUpcoming ? upcomingStatuses : pastStatuses);
  const created_at = tools.today
    .add(Math.min(days, 0), 'day')
    .subtract(chance.between(24 * 60, 20 * 24 * 60), 'minute')
    .toISOString();
  return {
    user_id: chance.between(1, people),
    ...chooseDoctor(chance, doctors),
    date: tools.today.add(days, 'day').format('YYYY-MM-DD'),
    start_time: timeAfter(start),
    end_time: timeAfter(start + SLOT_MINUTES),
    status: status === 'none' ? null : status,
    created_at,
    updated_at: created_at,
  };
}

function chooseDoctor(chance: Chance, doctors: SeededDoctor[]) {
  if (chance.percent(2)) return { doctor_id: chance.pick(departedDoctors).doctor_id, location_id: null };
  const { row, locationIds } = chance.pick(doctors);
  return { doctor_id: row.id, location_id: chance.percent(98) ? chance.pick(locationIds) : null };
}
