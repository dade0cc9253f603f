import { BOOKED } from '../../../contract/rules';
import { OPEN } from '../../availability';
import { availabilities } from '../../db/clinicTables';
import { insertInBatches } from '../batches';
import type { SeedTools } from '../index';
import type { Chance } from '../random';
import type { SeededDoctor } from './directory';

type AvailabilityRow = typeof availabilities.$inferInsert;

const DAYS = 60;
const FRIDAY = 5;

const shifts = [
  ['08:00:00', '12:00:00'],
  ['09:00:00', '13:00:00'],
  ['14:00:00', '18:00:00'],
  ['16:00:00', '20:00:00'],
] as const;

/** Opening hours of every doctor for the next days; the first doctor has them cut into slots of twenty minutes. */
export async function seedOpeningHours(
  { db, today }: SeedTools,
  chance: Chance,
  doctors: SeededDoctor[],
): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, index) => today.add(index, 'day'));
  const rows = doctors.flatMap((doctor, index) =>
    days
      .filter((day) => day.day() !== FRIDAY || index % 4 === 0)
      .flatMap((day) => {
        const date = day.format('YYYY-MM-DD');
        return index === 0 ? slotsOfADay(doctor, date, chance) : shiftsOfADay(doctor, date, chance);
      }),
  );
  await insertInBatches(db, availabilities, rows);
}

function shiftsOfADay({ row, locationIds }: SeededDoctor, date: string, chance: Chance): AvailabilityRow[] {
  const [early, late] = [chance.pick(shifts.slice(0, 2)), chance.pick(shifts.slice(2))];
  return [early, late].slice(chance.between(0, 1)).map(([availableFrom, availableTo]) => ({
    doctorId: row.id,
    locationId: chance.pick(locationIds),
    date,
    availableFrom,
    availableTo,
    status: chance.percent(12) ? BOOKED : OPEN,
  }));
}

function slotsOfADay({ row, locationIds }: SeededDoctor, date: string, chance: Chance): AvailabilityRow[] {
  const locationId = chance.pick(locationIds);
  return Array.from({ length: 27 }, (_, slot) => ({
    doctorId: row.id,
    locationId,
    date,
    availableFrom: timeAfter(9 * 60 + slot * 20),
    availableTo: timeAfter(9 * 60 + slot * 20 + 20),
    status: chance.percent(25) ? BOOKED : OPEN,
  }));
}

/** The wall-clock time so many minutes after midnight. */
export function timeAfter(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}:00`;
}
