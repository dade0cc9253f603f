import type { Dayjs } from 'dayjs';

import { BOOKED } from '#contract/rules';
import { OPEN, availabilities } from '#server/db/clinicTables';
import { insertInBatches } from '../batches';
import type { Chance } from '../random';
import type { SeedTools } from '../tools';
import type { SeededDoctor } from './directory';

type AvailabilityRow = typeof availabilities.$inferInsert;

const DAYS = 60;
const SLOTS_A_DAY = 27;
const FRIDAY = 5;

const shifts = [
  ['08:00:00', '12:00:00'],
  ['09:00:00', '13:00:00'],
  ['14:00:00', '18:00:00'],
  ['16:00:00', '20:00:00'],
] as const;

/** Makes opening hours of every doctor for the next days; those of the first doctor are slots of twenty minutes. */
export async function seedOpeningHours(
  { db, today, size }: SeedTools,
  chance: Chance,
  doctors: SeededDoctor[],
): Promise<void> {
  const slots = size.slots ?? DAYS * SLOTS_A_DAY;
  const dates = datesAhead(today, DAYS).filter((day) => day.day() !== FRIDAY);
  const rows = doctors.flatMap((doctor, index) =>
    index === 0
      ? datesAhead(today, Math.ceil(slots / SLOTS_A_DAY)).flatMap((day) => slotsOfADay(doctor, dateOf(day), chance))
      : dates.flatMap((day) => shiftsOfADay(doctor, dateOf(day), chance)),
  );
  await insertInBatches(db, availabilities, rows);
}

const datesAhead = (today: Dayjs, days: number) => Array.from({ length: days }, (_, index) => today.add(index, 'day'));
const dateOf = (day: Dayjs) => day.format('YYYY-MM-DD');

function shiftsOfADay({ row, locationIds }: SeededDoctor, date: string, chance: Chance): AvailabilityRow[] {
  const [early, late] = [chance.pick(shifts.slice(0, 2)), chance.pick(shifts.slice(2))];
  return [early, late].slice(chance.between(0, 1)).map(([available_from, available_to]) => ({
    doctor_id: row.id,
    location_id: chance.pick(locationIds),
    date,
    available_from,
    available_to,
    status: chance.percent(12) ? BOOKED : OPEN,
  }));
}

function slotsOfADay({ row, locationIds }: SeededDoctor, date: string, chance: Chance): AvailabilityRow[] {
  const location_id = chance.pick(locationIds);
  return Array.from({ length: SLOTS_A_DAY }, (_, slot) => ({
    doctor_id: row.id,
    location_id,
    date,
    available_from: timeAfter(9 * 60 + slot * 20),
    available_to: timeAfter(9 * 60 + slot * 20 + 20),
    status: chance.percent(25) ? BOOKED : OPEN,
  }));
}

/** The wall-clock time so many minutes after midnight. */
export function timeAfter(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}:00`;
}
