import type { Dayjs } from 'dayjs';

import { ACTIVE_STATUSES, BOOKED, SLOT_MINUTES } from '#contract/rules';
import type { appointments } from '#server/db/appointmentTables';
import { OPEN, type availabilities } from '#server/db/clinicTables';
import { demoProviders } from '#server/demo/directory';
import type { Chance } from '../random';
import type { SeededDoctor } from './directory';
import { timeAfter } from './openingHours';

type Hours = typeof availabilities.$inferInsert;
type Visit = typeof appointments.$inferInsert;

/** From and to, in minutes of the day. */
type Shift = readonly [from: number, to: number];

/** A doctor who is at work on most days of the week. */
interface Regular {
  doctor: SeededDoctor;
  /** The place among the regular doctors, by which their weeks differ. */
  place: number;
}

/** There are visits of so many days back and ahead, and hours of so many ahead. */
const VISITS = { back: 30, ahead: 35 };
const HOURS_AHEAD = 60;
const DAYS_OF_WEEK = 7;
/** The place of the doctor who is full today and tomorrow, and of the one who has gaps. */
const FULL = 4;
const WITH_GAPS = 7;
/** So many visits of today, and of tomorrow, are made over another one. */
const CLASHES = 2;

const hours = (from: number, to: number): Shift => [from * 60, to * 60];

/** Two shifts with a lunch break between them; the doctor who is full has the morning alone. */
const WEEKS = [
  [hours(9, 12), hours(13, 16)],
  [hours(10, 13), hours(14, 17)],
  [hours(14, 17), hours(18, 20)],
] as const;
const MORNING = [hours(9, 13)];
const VISITING = [hours(15, 19)];

const TO_COME = { pending: 34, confirmed: 57, rejected: 3, cancelled: 6 };
/** Where the provider confirms by itself, nothing waits for an answer. */
const TO_COME_CONFIRMED = { confirmed: 94, cancelled: 6 };
const OVER = { completed: 86, confirmed: 2, rejected: 3, canceled: 1, cancelled: 8 };
const STANDING = { pending: 30, confirmed: 70 };
const CALLED_OFF = { cancelled: 1 };

/**
 * A clinic as it is on a working day: of nineteen doctors some fourteen meet, each within hours around a lunch break.
 * Today and tomorrow one of them is full, one has gaps, and two visits of each day clash; further ahead less is booked.
 *
 * @param people how many patients there are; no one of them is expected twice on a day
 */
export function makeClinicDays(
  today: Dayjs,
  doctors: readonly SeededDoctor[],
  people: number,
  chance: Chance,
): { hours: Hours[]; visits: Visit[] } {
  const regulars = doctors.filter((_, index) => isRegular(index)).map((doctor, place) => ({ doctor, place }));
  const visits = offsets(-VISITS.back, VISITS.ahead).flatMap((day) => visitsOf(day, today, regulars, people, chance));
  const taken = new Set(
    visits
      .filter(({ status }) => ACTIVE_STATUSES.includes(status ?? ''))
      .map(({ doctor_id, date, start_time }) => `${doctor_id} ${date} ${start_time}`),
  );
  // The week begins on Monday, and a board of it shows the days that are over too.
  const monday = -((today.day() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK);
  const open = offsets(monday, HOURS_AHEAD).flatMap((day) => [
    ...regulars.filter(worksOn(day)).flatMap((regular) => {
      const ranges = hoursOf(regular.doctor, today.add(day, 'day'), shiftsOf(regular));
      if (regular.place > 0) return ranges;
      const isTaken = ({ doctor_id, date, available_from }: Hours) =>
        taken.has(`${doctor_id} ${date} ${available_from}`);
      return ranges.flatMap(inSlots).map((slot) => ({ ...slot, status: isTaken(slot) ? BOOKED : OPEN }));
    }),
    ...doctors
      .filter((_, index) => !isRegular(index) && [1, 4].includes(modulo(day + index)))
      .flatMap((doctor) => hoursOf(doctor, today.add(day, 'day'), VISITING)),
  ]);
  return { hours: open, visits };
}

/** Nineteen of the directory's doctors; the others have hours on two days of a week and no visits yet. */
const isRegular = (index: number) => index % 5 < 2;

/** Everybody has two days off in a row, and nobody the same ones as the next doctor. */
const worksOn =
  (day: number) =>
  ({ place }: Regular) =>
    ![3, 4].includes(modulo(day + 3 * place));

const modulo = (day: number) => ((day % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

const offsets = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

function shiftsOf({ place }: Regular): readonly Shift[] {
  return place === FULL ? MORNING : (WEEKS[place % WEEKS.length] ?? MORNING);
}

const dateOf = (day: Dayjs) => day.format('YYYY-MM-DD');

/** Where a doctor is on a date: each weekday at one of his or her places. */
const placeOf = ({ locationIds }: SeededDoctor, day: Dayjs) => locationIds[day.day() % locationIds.length] ?? 0;

function hoursOf(doctor: SeededDoctor, day: Dayjs, shifts: readonly Shift[]): Hours[] {
  return shifts.map(([from, to]) => ({
    doctor_id: doctor.row.id,
    location_id: placeOf(doctor, day),
    date: dateOf(day),
    available_from: timeAfter(from),
    available_to: timeAfter(to),
    status: OPEN,
  }));
}

/** The same hours as a range for every slot. */
function inSlots(range: Hours): Hours[] {
  const [from = 0, to = 0] = [range.available_from, range.available_to].map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
  );
  return startsIn([from, to]).map((start) => ({
    ...range,
    available_from: timeAfter(start),
    available_to: timeAfter(start + SLOT_MINUTES),
  }));
}

const startsIn = ([from, to]: Shift) =>
  Array.from({ length: (to - from) / SLOT_MINUTES }, (_, at) => from + at * SLOT_MINUTES);

/** The visits of one day, earliest made first. */
function visitsOf(day: number, today: Dayjs, regulars: readonly Regular[], people: number, chance: Chance): Visit[] {
  const isOver = day < 0;
  const isBusy = day === 0 || day === 1;
  const expected = new Set<number>();
  const visit = ({ doctor: { row, ...rest } }: Regular, start: number, statuses: Readonly<Record<string, number>>) => {
    const created_at = today
      .add(Math.min(day, 0), 'day')
      .subtract(chance.between(60, 20 * 24 * 60), 'minute')
      .toISOString();
    return {
      user_id: someoneElse(expected, people, chance),
      doctor_id: row.id,
      location_id: placeOf({ row, ...rest }, today.add(day, 'day')),
      date: dateOf(today.add(day, 'day')),
      start_time: timeAfter(start),
      end_time: timeAfter(start + SLOT_MINUTES),
      status: chance.weighted(statuses),
      created_at,
      updated_at: created_at,
    };
  };
  const atWork = regulars.filter(worksOn(day));
  const visits = atWork.flatMap((regular) => {
    const statuses = isOver ? OVER : statusesToCome(regular, isBusy);
    return startsOf(regular, day, chance).map((start, at) =>
      visit(regular, start, isBusy && regular.place === WITH_GAPS && at === 1 ? CALLED_OFF : statuses),
    );
  });
  if (!isBusy) return visits;
  const usual = atWork.filter(({ place }) => place > 0 && place !== FULL && place !== WITH_GAPS);
  const over = offsets(1, CLASHES).map((at) => usual[(at * 3 + day) % usual.length]);
  return [...visits, ...over.flatMap((regular) => (regular ? clashing(regular, visits, visit) : []))];
}

/** A second visit at the time of the first one of a doctor that stands. */
function clashing(
  regular: Regular,
  visits: readonly Visit[],
  visit: (regular: Regular, start: number, statuses: Readonly<Record<string, number>>) => Visit,
): Visit[] {
  const standing = visits.find(
    ({ doctor_id, status }) => doctor_id === regular.doctor.row.id && ACTIVE_STATUSES.includes(status ?? ''),
  );
  if (!standing) return [];
  const [hour = 0, minute = 0] = standing.start_time.split(':').map(Number);
  return [visit(regular, hour * 60 + minute, { confirmed: 1 })];
}

function statusesToCome({ doctor, place }: Regular, isBusy: boolean): Readonly<Record<string, number>> {
  if (isBusy && (place === FULL || place === WITH_GAPS)) return STANDING;
  const provider = demoProviders[doctor.row.provider_id - 1];
  return provider?.auto_confirmation ? TO_COME_CONFIRMED : TO_COME;
}

/** When the visits of a doctor begin: one after another in each shift, but for the doctor who has gaps. */
function startsOf(regular: Regular, day: number, chance: Chance): number[] {
  const shifts = shiftsOf(regular).map(startsIn);
  const share = day <= 1 ? 1 : 1 - day / (VISITS.ahead + 1);
  if (regular.place === FULL) return shifts.flatMap((starts) => starts.slice(0, Math.round(starts.length * share)));
  if (regular.place === WITH_GAPS) return shifts.flat().filter((_, at) => at % 3 === 0 && chance.percent(100 * share));
  return shifts.flatMap((starts) => {
    const count = Math.round(chance.between(2, 3) * share);
    return starts.slice(chance.between(0, starts.length - count)).slice(0, count);
  });
}

/** One of the patients who is not expected yet on this day. */
function someoneElse(expected: Set<number>, people: number, chance: Chance): number {
  let patient = chance.between(1, people);
  while (expected.has(patient)) patient = (patient % people) + 1;
  expected.add(patient);
  return patient;
}
