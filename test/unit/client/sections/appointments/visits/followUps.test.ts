import { dueDate, firstFreeDay, type Interval } from '#client/sections/appointments/visits/followUps';
import type { Appointment } from '#contract/appointments';
import { makeAvailability } from '#test/support/builders/clinic';
import { storedVisits } from '#test/support/builders/visits';

const visitOf = (overrides: Partial<Appointment>) => {
  const [visit] = storedVisits([overrides]);
  if (!visit) throw new Error('A visit was expected.');
  return visit;
};

it.each<[Interval, Partial<Appointment>, string]>([
  ['w1', { date: '2026-11-25' }, '2026-12-02'],
  ['w2', { date: '2026-11-21' }, '2026-12-05'],
  ['w4', { date: '2026-10-05', status: 'completed' }, '2026-12-19'],
  ['w6', { date: '2026-11-30', status: 'pending' }, '2027-01-11'],
  ['m3', { date: '2026-11-30' }, '2027-02-28'],
  ['m6', { date: '2026-12-31' }, '2027-06-30'],
  ['m3', { date: '2027-11-30' }, '2028-02-29'],
  ['m6', { date: '2026-12-25', status: 'cancelled' }, '2027-05-21'],
  ['w1', { date: '' }, '2026-11-28'],
])('%s after %j', (interval, visit, due) => {
  expect(dueDate(visitOf({ status: 'confirmed', ...visit }), interval, '2026-11-21')).toBe(due);
});

const visit = visitOf({ id: 7, date: '2026-11-16', start_time: '10:20:00' });
const hours = [
  { date: '2026-12-01', available_from: '10:00:00', available_to: '10:40:00' },
  { date: '2026-11-30', available_from: '10:00:00', available_to: '10:40:00' },
  { date: '2026-11-30', available_from: '09:00:00', available_to: '09:20:00', location_id: 32 },
].map((one) => makeAvailability({ location_id: 31, ...one }));

const busy = (start_time: string, end_time: string, more: Partial<Appointment> = {}) => ({
  id: start_time,
  user_id: 5,
  date: '2026-11-30',
  start_time: `${start_time}:00`,
  end_time: `${end_time}:00`,
  status: 'confirmed',
  ...more,
});

it.each<[string, string, Partial<Appointment>[], string]>([
  ['2026-11-30', 'that is free', [], '2026-11-30 10:00 10:20'],
  ['2026-11-30', 'with one taken', [busy('10:00', '10:20')], '2026-11-30 10:20'],
  ['2026-11-30', 'that is full', [busy('10:00', '10:40')], '2026-12-01 10:00 10:20'],
  ['2026-11-30', 'of another doctor', [busy('10:00', '10:40', { doctor_id: 3 })], '2026-11-30 10:00 10:20'],
  ['2026-11-30', 'of what was cancelled', [busy('10:00', '10:40', { status: 'canceled' })], '2026-11-30 10:00 10:20'],
  ['2026-11-28', 'without hours', [], '2026-11-30 10:00 10:20'],
  ['2026-12-02', 'after all hours', [], 'none'],
])('a follow-up that is due on %s, a day %s', (due, _, visits, expected) => {
  const day = firstFreeDay(visit, due, hours, storedVisits(visits), new Date('2026-11-21T08:00'));

  expect(day ? [day.date, ...day.slots.map(({ startTime }) => startTime.slice(0, 5))].join(' ') : 'none').toBe(
    expected,
  );
});

it('a visit without a place fits any', () => {
  const anywhere = visitOf({ ...visit, local_doctor: null, local_user: null, local_location: null, location_id: null });
  const day = firstFreeDay(anywhere, '2026-11-30', hours, [], new Date('2026-11-21T08:00'));

  expect(day?.slots.map(({ locationId }) => locationId)).toEqual([32, 31, 31]);
});
