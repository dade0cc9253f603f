import * as fc from 'fast-check';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { addClashes, addSpans, clashOf, pairsIn, type Days } from '#client/sections/appointments/clashes/clashing';
import type { ClashKind } from '#client/sections/appointments/list/rows';
import { makeAppointment } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';

const minute = fc.integer({ min: 0, max: 12 }).map((fives) => `09:${String(fives * 5).padStart(2, '0')}:00`);

const visit = fc.record({
  date: fc.constantFrom('2026-11-21', '2026-11-22', ''),
  start_time: fc.oneof({ weight: 9, arbitrary: minute }, fc.constant('')),
  end_time: fc.oneof({ weight: 9, arbitrary: minute }, fc.constantFrom('', 'soon')),
  doctor_id: fc.constantFrom<(string | number)[]>(1, '1', 2, 0, ''),
  user_id: fc.constantFrom<(string | number)[]>(1, 2, '2', 0, ''),
  status: fc.constantFrom('pending', 'confirmed', 'rejected', 'cancelled', ''),
});

const visits = fc.array(visit, { maxLength: 25 }).map((list): StoredAppointment[] => {
  const { entities } = appointments.normalize(list.map((one, id) => makeAppointment({ ...one, id })));
  return Object.values(appointments.entitiesIn(entities));
});

function found(list: readonly StoredAppointment[]): Map<string, ClashKind> {
  const clashing = new Map<string, ClashKind>();
  const days: Days = new Map();
  addSpans(days, list.slice(0, 7));
  addSpans(days, list.slice(7));
  for (const day of days.values()) addClashes(clashing, day);
  return clashing;
}

/** Each appointment with each other, over each person apart. */
function foundNaively(list: readonly StoredAppointment[]): Map<string, ClashKind> {
  const clashing = new Map<string, ClashKind>();
  for (const one of list) {
    const kinds = list.filter((other) => other !== one).map((other) => naiveClash(one, other));
    const doctor = kinds.some((clash) => clash.doctor);
    const patient = kinds.some((clash) => clash.patient);
    if (doctor || patient) clashing.set(String(one.id), doctor && patient ? 'both' : doctor ? 'doctor' : 'patient');
  }
  return clashing;
}

function naiveClash(a: StoredAppointment, b: StoredAppointment) {
  const stands = ({ status, date, start_time, end_time }: StoredAppointment) =>
    ['pending', 'confirmed'].includes(status) && date !== '' && end_time !== 'soon' && start_time < end_time;
  // A start that a service left out is midnight, and an end that it left out never comes after a start.
  const from = ({ start_time }: StoredAppointment) => start_time || '00:00:00';
  const isTogether = stands(a) && stands(b) && a.date === b.date && from(a) < b.end_time && from(b) < a.end_time;
  return {
    doctor: isTogether && Boolean(a.doctor_id) && String(a.doctor_id) === String(b.doctor_id),
    patient: isTogether && Boolean(a.user_id) && String(a.user_id) === String(b.user_id),
  };
}

it('the sweep finds what a look at every pair finds', () =>
  fc.assert(
    fc.property(visits, (list) =>
      expect(Object.fromEntries(found(list))).toEqual(Object.fromEntries(foundNaively(list))),
    ),
    runs(1000),
  ));

const idsOf = (pair: readonly StoredAppointment[]) =>
  pair
    .map(({ id }) => String(id))
    .sort()
    .join('+');

it('each two of a day that clash stand in one pair, and no others', () =>
  fc.assert(
    fc.property(visits, (list) => {
      const day = list.map((one) => ({ ...one, date: '2026-11-22' }));
      const all = day.flatMap((one, at) =>
        day.slice(at + 1).flatMap((other) => (clashOf(one, other) ? [[one, other]] : [])),
      );

      expect(pairsIn(day).map(idsOf).sort()).toEqual(all.map(idsOf).sort());
    }),
    runs(500),
  ));

it('of two appointments it is the same whichever is asked first', () =>
  fc.assert(
    fc.property(visits, ([a, b]) => {
      if (!a || !b) return;
      expect(clashOf(a, b)).toBe(clashOf(b, a));
      expect(clashOf(a, b)).toBe(found([a, b]).get(String(a.id)) ?? null);
    }),
    runs(1000),
  ));

it('one long appointment clashes with each of the short ones in it, which do not clash with one another', () => {
  const at = (id: string, start_time: string, end_time: string) => ({ id, start_time, end_time, user_id: '' });
  const { entities } = appointments.normalize(
    [
      at('long', '09:00:00', '12:00:00'),
      at('first', '09:20:00', '09:40:00'),
      at('next', '09:40:00', '10:00:00'),
      at('after', '12:00:00', '12:20:00'),
    ].map(makeAppointment),
  );

  expect([...found(Object.values(appointments.entitiesIn(entities))).keys()].sort()).toEqual(['first', 'long', 'next']);
});

it('those that clash stand in pairs, over the doctor or the patient, the earlier one first', () => {
  const at = (id: string, start_time: string, end_time: string, more = {}) => ({ id, start_time, end_time, ...more });
  const { entities } = appointments.normalize(
    [
      at('long', '09:00:00', '12:00:00', { user_id: 1 }),
      at('short', '09:20:00', '09:40:00', { user_id: 2 }),
      at('later', '11:40:00', '12:00:00', { user_id: 3 }),
      at('after', '12:00:00', '12:20:00', { user_id: 1 }),
      at('elsewhere', '09:30:00', '09:50:00', { user_id: 2, doctor_id: 5 }),
      at('nobody', '09:00:00', '12:00:00', { user_id: 0, doctor_id: 0 }),
    ].map(makeAppointment),
  );

  expect(
    pairsIn(Object.values(appointments.entitiesIn(entities))).map((pair) => pair.map(({ id }) => id).join('+')),
  ).toEqual(['long+short', 'long+later', 'short+elsewhere']);
});

it('a day of thousands at one time is told apart as far as anybody would ask', () => {
  const { entities } = appointments.normalize(
    Array.from({ length: 3_000 }, (_, id) => makeAppointment({ id, user_id: id + 1 })),
  );

  expect(pairsIn(Object.values(appointments.entitiesIn(entities)))).toHaveLength(1_000);
});
