import dayjs from 'dayjs';

import { ACTIVE_STATUSES } from '#contract/rules';
import { makeClinicDays } from '#server/seed/clinic/clinicDays';
import type { SeededDoctor } from '#server/seed/clinic/directory';
import { makeChance } from '#server/seed/random';

const PATIENTS = 700;

/** Doctors of eight providers, every third one at two places. */
const doctors = Array.from({ length: 46 }, (_, index) => ({
  row: { id: index + 1, provider_id: (index % 8) + 1 },
  locationIds: index % 3 === 0 ? [index + 1, index + 100] : [index + 1],
})) as SeededDoctor[];

const daysFrom = (date: string, seed = 5) => makeClinicDays(dayjs(date), doctors, PATIENTS, makeChance(seed));

type Days = ReturnType<typeof daysFrom>;
type Visit = Days['visits'][number];

const isActive = ({ status }: Visit) => ACTIVE_STATUSES.includes(status ?? '');
const sharesTime = (one: Visit, other: Visit) => one.start_time < other.end_time && other.start_time < one.end_time;

const ofDoctors = (visits: readonly Visit[]) =>
  new Map(visits.map(({ doctor_id }) => [doctor_id, visits.filter((visit) => visit.doctor_id === doctor_id)]));

/** The twenty minutes of a doctor's hours at which somebody is expected, or not. */
const standingIn = (hours: Days['hours'], visits: readonly Visit[]) =>
  hours.flatMap(({ available_from, available_to }) => {
    const from = dayjs(`2026-01-01T${available_from}`);
    const count = dayjs(`2026-01-01T${available_to}`).diff(from, 'minute') / 20;
    return Array.from({ length: count }, (_, at) => {
      const start = from.add(at * 20, 'minute').format('HH:mm:ss');
      return visits.some((visit) => isActive(visit) && visit.start_time === start);
    });
  });

/** Every day of a week, the end of a month and of a year, and a leap day. */
const DAYS = [
  ...['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'],
  ...['2026-09-30', '2026-12-31', '2028-02-29'],
];

describe.each(DAYS)('the clinic of %s', (today) => {
  const { hours, visits } = daysFrom(today);

  it.each([
    ['that day', today],
    ['the next day', dayjs(today).add(1, 'day').format('YYYY-MM-DD')],
  ])('is busy, and not without a hitch, on %s', (_, date) => {
    const ofDay = visits.filter((visit) => visit.date === date);
    const byDoctor = ofDoctors(ofDay);
    expect(ofDay.length).toBeGreaterThanOrEqual(60);
    expect(ofDay.length).toBeLessThanOrEqual(90);
    expect(byDoctor.size).toBeGreaterThan(12);
    expect([...new Set(ofDay.map(({ status }) => status))]).toEqual(
      expect.arrayContaining(['pending', 'confirmed', 'cancelled']),
    );
    expect(new Set(ofDay.map(({ user_id }) => user_id)).size).toBe(ofDay.length);

    const pairs = [...byDoctor.values()].flatMap((list) =>
      list.filter(isActive).flatMap((one, at, all) => all.slice(at + 1).filter((other) => sharesTime(one, other))),
    );
    expect(pairs).toHaveLength(2);

    const expected = [...byDoctor].map(([doctor, list]) => {
      const own = hours.filter((range) => range.doctor_id === doctor && range.date === date);
      return { own, taken: standingIn(own, list) };
    });
    expect(expected.filter(({ taken }) => taken.every(Boolean))).toHaveLength(1);
    const isHoley = ({ taken }: { taken: boolean[] }) =>
      taken.filter((isTaken, at) => isTaken && taken[at - 1] === false && taken[at + 1] === false).length > 3;
    expect(expected.filter(isHoley)).toHaveLength(1);
    const breaks = expected.filter(
      ({ own: [first, second] }) => second && first && first.available_to < second.available_from,
    );
    expect(breaks.length).toBeGreaterThan(8);
  });

  it('has no visit outside the hours of its doctor, at another place, or of a status that is not to be yet', () => {
    const [monday = ''] = hours.map(({ date }) => date).sort();
    const strays = visits.filter(
      ({ doctor_id, location_id, date, start_time, end_time }) =>
        date >= monday &&
        !hours.some(
          (range) =>
            [range.doctor_id, range.location_id, range.date].join() === [doctor_id, location_id, date].join() &&
            range.available_from <= start_time &&
            end_time <= range.available_to,
        ),
    );
    expect(strays).toEqual([]);
    expect(dayjs(monday).day()).toBe(1);
    expect(visits.filter(({ date, status }) => date >= today && status === 'completed')).toEqual([]);
  });
});

it('makes the same of the same day and seed', () => {
  expect(daysFrom('2027-05-11')).toEqual(daysFrom('2027-05-11'));
  expect(daysFrom('2027-05-11').visits).not.toEqual(daysFrom('2027-05-11', 6).visits);
});
