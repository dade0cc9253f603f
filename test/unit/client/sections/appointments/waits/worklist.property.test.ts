import * as fc from 'fast-check';

import { appointments, isToCome, type StoredAppointment } from '#client/entities/appointments';
import { endMinutesOf, minutesOf, timeOfMinutes } from '#client/lib/dates';
import { isOutside } from '#client/sections/appointments/waits/openHours';
import { presentAt, waitsForAnswer, wasDropped } from '#client/sections/appointments/waits/rules';
import { linesOf, lookThrough, noFinds } from '#client/sections/appointments/waits/worklist';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';

const present = presentAt(new Date('2026-11-21T10:30:00'));
const dates = ['2026-11-13', '2026-11-14', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

/** A time between 8 and 12, every ten minutes; the empty text where it was left out. */
const time = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 48, max: 72 }).map((tens) => timeOfMinutes(tens * 10)) },
  { weight: 1, arbitrary: fc.constant('') },
);

const visit = fc.record({
  user_id: fc.constantFrom(0, 1, '1', 2, 3),
  doctor_id: fc.constantFrom(0, 5, '5', 6),
  location_id: fc.constantFrom(31, '31', 32),
  date: fc.constantFrom(...dates),
  start_time: time,
  end_time: time,
  status: fc.constantFrom('pending', 'confirmed', 'completed', 'rejected', 'cancelled', ''),
  updated_at: fc.constantFrom('2026-11-21T10:00:00', '2026-11-14T10:00:00', null),
});

const range = fc.record({
  date: fc.constantFrom('2026-11-21', '2026-11-22'),
  available_from: time,
  available_to: time,
  location_id: fc.constantFrom(31, '32', null),
});

function stored(visits: readonly object[]): StoredAppointment[] {
  const { entities, ids } = appointments.normalize(visits.map((one, id) => makeAppointment({ ...one, id })));
  const table = appointments.entitiesIn(entities);
  return ids.flatMap((id) => table[id] ?? []);
}

const idsOf = (list: readonly { id: unknown }[]) => list.map(({ id }) => String(id)).sort();

it('what was looked through in pieces is what each rule says of each appointment', () => {
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 24 }), fc.nat(24), (visits, cut) => {
      const list = stored(visits);
      const hours = { 5: [makeAvailability({ date: '2026-11-22' })] };
      const finds = noFinds(present);
      lookThrough(finds, list.slice(0, cut), hours);
      lookThrough(finds, list.slice(cut), hours);
      const found = (kind: string) =>
        linesOf(finds)
          .filter((line) => line.kind === kind)
          .map(({ id }) => list.find((one) => one.id === id)!);

      expect(idsOf(found('pending').filter((one) => waitsForAnswer(one, present)))).toEqual(
        idsOf(list.filter((one) => waitsForAnswer(one, present))),
      );
      expect(idsOf(found('hours'))).toEqual(
        idsOf(
          list.filter((one) => String(one.doctor_id) === '5' && isToCome(one, present) && isOutside(one, hours[5])),
        ),
      );
      for (const one of found('dropped')) {
        const ofPatient = list.filter(({ user_id }) => String(user_id) === String(one.user_id));
        expect(wasDropped(one, present, 30) && Boolean(one.user_id)).toBe(true);
        expect(ofPatient.filter((other) => isToCome(other, present) && other.date > present.today)).toEqual([]);
      }
    }),
    runs(200),
  );
});

it('an appointment is within the hours where each of its minutes is', () => {
  fc.assert(
    fc.property(visit, fc.array(range, { maxLength: 6 }), (one, ranges) => {
      const [it] = stored([{ ...one, date: '2026-11-22' }]);
      const { start_time, end_time, location_id, date } = it!;
      const open = ranges.filter(
        (some) =>
          some.available_from !== '' &&
          some.available_to !== '' &&
          (some.location_id === null || String(some.location_id) === String(location_id)),
      );
      const isOpenAt = (minute: number) =>
        open.some((some) => {
          const [begins, ends] = [minutesOf(some.available_from), endMinutesOf(some.available_to)];
          if (begins <= ends) return some.date === date && begins <= minute && minute < ends;
          return some.date === date ? begins <= minute : some.date < date && minute < ends;
        });
      const [from, to] = [minutesOf(start_time), endMinutesOf(end_time)];
      fc.pre(start_time !== '' && end_time !== '' && from < to);
      const isWithin = Array.from({ length: to - from }, (_, at) => from + at).every(isOpenAt);

      expect(
        isOutside(
          it!,
          ranges.map((some) => makeAvailability(some)),
        ),
      ).toBe(!isWithin);
    }),
    runs(300),
  );
});
