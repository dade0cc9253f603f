import { candidatesFor, standingOf } from '#client/sections/appointments/visits/candidates';
import type { Appointment } from '#contract/appointments';
import { makeAvailability } from '#test/support/builders/clinic';
import { storedVisits } from '#test/support/builders/visits';

const slot = { date: '2026-11-24', startTime: '11:40:00', endTime: '12:00:00', locationId: '31' };
const free = { doctor: '21', slot };

const candidates = (...visits: Partial<Appointment>[]) =>
  candidatesFor(storedVisits(visits), free).map(({ visit, moves }) => `${visit.id}${'*'.repeat(moves)}`);

const later = { date: '2026-11-25', status: 'confirmed' };

it.each<[string, Partial<Appointment>, boolean]>([
  ['on a later day', {}, true],
  ['later that day', { date: slot.date, start_time: '12:00:00' }, true],
  ['at that time', { date: slot.date, start_time: '11:40:00' }, false],
  ['earlier that day', { date: slot.date, start_time: '11:20:00' }, false],
  ['on a day before', { date: '2026-11-23', start_time: '15:00:00' }, false],
  ['that is pending', { status: 'pending' }, true],
  ['that was cancelled', { status: 'cancelled' }, false],
  ['that is over', { status: 'completed' }, false],
  ['with another doctor', { doctor_id: 22 }, false],
  ['with the doctor by the text of the id', { doctor_id: '21' }, true],
  ['that day without a time', { date: slot.date, start_time: '' }, false],
])('a visit %s', (_, visit, isCandidate) => {
  expect(candidates({ ...later, id: 5, ...visit })).toEqual(isCandidate ? ['5'] : []);
});

it('each patient is named once, by the nearest visit; one without an id is another one each time', () => {
  expect(
    candidates(
      { ...later, id: 'far', user_id: 1, date: '2026-12-24' },
      { ...later, id: 'near', user_id: '1', date: '2026-11-27' },
      { ...later, id: 'first', user_id: 2, start_time: '08:00:00' },
      { ...later, id: 'nobody', user_id: 0, date: '2026-11-28' },
      { ...later, id: 'nobody else', user_id: 0, date: '2026-11-29' },
    ),
  ).toEqual(['first', 'near', 'nobody', 'nobody else']);
});

/** A visit that was moved so often, once a day. */
function moved(id: string, user_id: number, times: number, date: string): Partial<Appointment>[] {
  const at = (day: number) => `2026-11-${10 + day}T09:00:00`;
  return Array.from({ length: times + 1 }, (_, step) => ({
    id: step === times ? id : `${id}${step}`,
    user_id,
    date,
    created_at: at(step),
    updated_at: at(step + 1),
    status: step === times ? 'confirmed' : 'rejected',
  }));
}

it('those who were moved twice already come last, both kinds nearest first', () => {
  expect(
    candidates(
      ...moved('thrice', 1, 3, '2026-11-26'),
      ...moved('twice', 2, 2, '2026-11-25'),
      ...moved('once', 3, 1, '2026-11-27'),
      ...moved('never', 4, 0, '2026-11-30'),
    ),
  ).toEqual(['once*', 'never', 'twice**', 'thrice***']);
});

const hours = { date: slot.date, available_from: '11:00:00', available_to: '13:00:00', location_id: 31 };

it.each<[string, object[], Partial<Appointment>[], string, unknown]>([
  ['is free', [hours], [], '08:00', { is: 'free', slot: { ...slot, locationId: 31 } }],
  [
    'is free elsewhere',
    [{ ...hours, location_id: 32 }],
    [],
    '08:00',
    { is: 'free', slot: { ...slot, locationId: 32 } },
  ],
  ['has begun', [hours], [], '11:41', { is: 'begun' }],
  ['is outside the hours', [{ ...hours, available_from: '12:00:00' }], [], '08:00', { is: 'closed' }],
  ['is no beginning of a slot', [{ ...hours, available_from: '11:10:00' }], [], '08:00', { is: 'closed' }],
  ['is booked', [{ ...hours, status: 'booked' }], [], '08:00', { is: 'closed' }],
  ['was given away', [hours], [{ id: 8, start_time: '11:20:00', end_time: '11:50:00' }], '08:00', { is: 'taken' }],
  [
    'was given back',
    [hours],
    [{ id: 8, start_time: '11:40:00', end_time: '12:00:00', status: 'rejected' }],
    '08:00',
    { is: 'free' },
  ],
  [
    'is that of another doctor',
    [hours],
    [{ doctor_id: 4, start_time: '11:40:00', end_time: '12:00:00' }],
    '08:00',
    { is: 'free' },
  ],
])('a time that %s', (_, ranges, visits, at, expected) => {
  const list = storedVisits(visits.map((one) => ({ date: slot.date, status: 'pending', ...one })));
  const standing = standingOf(
    free,
    ranges.map((one) => makeAvailability(one)),
    list,
    new Date(`${slot.date}T${at}`),
    null,
  );

  expect(standing).toMatchObject(expected as object);
});

it('whoever moves there leaves a time that overlaps it', () => {
  const list = storedVisits([
    { id: 3, date: slot.date, start_time: '11:50:00', end_time: '12:10:00', status: 'pending' },
  ]);
  const standing = standingOf(free, [makeAvailability(hours)], list, new Date(`${slot.date}T08:00`), list[0] ?? null);

  expect(standing.is).toBe('free');
});
