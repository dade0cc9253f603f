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

it('the day is the first from the due one on with a free time at the place of the visit', () => {
  const visit = visitOf({ id: 7, date: '2026-11-16', start_time: '10:20:00' });
  const hours = [
    { date: '2026-11-29', available_from: '10:00:00', available_to: '10:40:00' },
    { date: '2026-11-30', available_from: '09:00:00', available_to: '09:20:00', location_id: 32 },
    { date: '2026-12-01', available_from: '10:00:00', available_to: '10:40:00' },
  ].map((one) => makeAvailability({ location_id: 31, ...one }));
  const other = { date: '2026-12-01', start_time: '10:00:00', end_time: '10:20:00', status: 'confirmed' };
  const dayOf = (of: typeof visit, due: string) =>
    firstFreeDay(of, due, hours, [visit, ...storedVisits([{ id: 8, ...other }])], new Date('2026-11-21T08:00'));

  expect(dayOf(visit, '2026-11-30')).toMatchObject({ date: '2026-12-01', slots: [{ startTime: '10:20:00' }] });
  expect(dayOf({ ...visit, location_id: null }, '2026-11-30')).toMatchObject({ date: '2026-11-30' });
  expect(dayOf(visit, '2026-12-02')).toBeNull();
});
