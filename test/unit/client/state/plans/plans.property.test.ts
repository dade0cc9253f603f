import fc from 'fast-check';

import { hoursPlan } from '#client/features/doctor-availability/plan/plan';
import { addDays, endOfMinutes, timeOfMinutes } from '#client/lib/dates';
import { schedulePlan } from '#client/sections/home-services/schedule/plan/plan';
import { retryChosen } from '#client/state/fanOutEvents';
import { hoursOfSpan } from '#client/ui/week/week';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';
import {
  changeHours,
  entriesTold,
  expectVisit,
  HOURS_KEY,
  HOURS_UNDO_KEY,
  hoursIn,
  hoursTold,
  makeEntry,
  meeting,
  PLAN_FATES,
  planService,
  playHours,
  playSchedule,
  PROVIDER,
  robbedOf,
  SCHEDULE_KEY,
  SCHEDULE_UNDO_KEY,
  SCOPE,
  writesOf,
} from '#test/support/service/plans';
import type { Service } from '#test/support/service/service';

interface AnySpan {
  start: number;
  end: number;
}

const FIRST = addDays(TODAY, 3);
const DAYS = 3;
const span = { startDate: FIRST, endDate: addDays(FIRST, DAYS - 1) };
const anySpan = fc
  .tuple(fc.nat(10), fc.integer({ min: 1, max: 4 }))
  .map(([start, length]): AnySpan => ({ start: 420 + start * 60, end: 420 + (start + length) * 60 }));
const anyDay = fc
  .array(anySpan, { maxLength: 3 })
  .map((spans) =>
    spans.reduce<AnySpan[]>(
      (kept, one) => (kept.some((other) => one.start < other.end && other.start < one.end) ? kept : [...kept, one]),
      [],
    ),
  );
const daysThere = fc.array(anyDay, { minLength: DAYS, maxLength: DAYS });
/** Never the empty week, which asks. */
const anyWeek = fc
  .array(anyDay, { minLength: 7, maxLength: 7 })
  .map((days) => days.map((spans) => (spans.length > 0 ? spans : [{ start: 0, end: 30 }]).map(hoursOfSpan)));
const anyFates = fc.array(fc.constantFrom(...PLAN_FATES), { maxLength: 12 });
/** What the second desk does before Apply and before Undo: books the so-many-th hours, or has somebody come in them. */
const anyBookings = fc.array(fc.tuple(fc.constantFrom('books', 'expects'), fc.nat(30)), { maxLength: 3 });

/** The plan, its undo, and so many presses of Retry; then everything is answered, and Retry pressed twice more. */
const retried = (service: Service, kind: { name: string }, key: string, times = 2) => {
  const retries = Array.from({ length: times }, () => retryChosen({ kind: kind.name, key }));
  return [...retries, meeting(service), ...retries];
};

it('a plan of doctors and its undo rob no patient, add nothing twice, and leave what was there', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(daysThere, anyWeek, anyFates, anyFates, anyBookings, anyBookings),
      async ([there, week, fates, undoFates, before, since]) => {
        const doctors = [21, 22].map((id) => ({ id, name: `Dr. ${id}` }));
        const hours = doctors.flatMap(({ id }) =>
          there.flatMap((spans, day) =>
            spans.map(({ start, end }, at) =>
              makeAvailability({
                ...{ id: id * 100 + day * 10 + at, doctor_id: id, date: addDays(FIRST, day) },
                ...{ available_from: timeOfMinutes(start), available_to: endOfMinutes(end) },
              }),
            ),
          ),
        );
        const service = planService({ hours });
        const told = hoursTold(service);
        const taken = new Set<string>();
        const meanwhile = (bookings: readonly (readonly [string, number])[]) => () => {
          for (const [deed, at] of bookings) {
            const all = hoursIn(service);
            const slot = all[at % Math.max(all.length, 1)];
            if (!slot) continue;
            taken.add([slot.doctor_id, slot.location_id, slot.date, slot.available_from, slot.available_to].join(' '));
            if (deed === 'books') changeHours(service, slot.id, { status: 'booked' });
            else {
              const { doctor_id, date, available_from: from } = slot;
              const end_time = timeOfMinutes(Number(from.slice(0, 2)) * 60 + 20);
              const id = 1000 + at + service.calls.length * 100;
              expectVisit(
                service,
                makeAppointment({ id, doctor_id: Number(doctor_id), date, start_time: from, end_time }),
              );
            }
          }
        };
        const { events, applying, undoing } = hoursPlan;
        const question = { doctors, locationId: 31, ...span, week };
        await playHours(service, [
          events.differenceWanted({ scope: SCOPE, question }),
          meanwhile(before),
          meeting(service, ...fates),
          events.applied({ scope: SCOPE }),
          ...retried(service, applying, HOURS_KEY),
          meanwhile(since),
          meeting(service, ...undoFates),
          events.undoChosen({ scope: SCOPE }),
          ...retried(service, undoing, HOURS_UNDO_KEY),
        ]);

        expect(robbedOf(service)).toEqual([]);
        const now = hoursTold(service);
        expect(new Set(now).size).toBe(now.length);
        // What is new is needed by somebody, and what is missing had to make room for that.
        const isNew = (one: string) => !told.includes(one);
        expect(now.filter((one) => isNew(one) && !taken.has(one))).toEqual([]);
        if (!now.some(isNew)) expect(now).toEqual(told);
      },
    ),
    runs(40),
  );
});

it('a plan of a home provider leaves the wanted week, its undo what was there, and closed entries stay', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(daysThere, anyWeek, anyFates, anyFates, fc.array(fc.nat(8), { maxLength: 2 })),
      async ([there, week, fates, undoFates, closed]) => {
        const entries = there.flatMap((spans, day) =>
          spans.map(({ start, end }, at) => ({
            ...makeEntry(day * 10 + at + 1, addDays(FIRST, day), '00:00 - 01:00', { slot_duration: 15 * (at + 1) }),
            ...{ start_time: timeOfMinutes(start), end_time: endOfMinutes(end) },
          })),
        );
        for (const at of closed) Object.assign(entries[at] ?? {}, { is_available: false });
        const scope = PROVIDER;
        const { events, applying, undoing } = schedulePlan;
        const look = events.differenceWanted({ scope, question: { ...span, week } });
        const applyTo = (one: Service) => [look, events.applied({ scope }), ...retried(one, applying, SCHEDULE_KEY)];
        const isClosed = (one: string) => one.includes('false');

        const service = planService({ entries }, ...fates);
        const before = entriesTold(service);
        await playSchedule(service, applyTo(service));
        const [after, sent] = [entriesTold(service), writesOf(service).length];
        const state = await playSchedule(service, [look, events.applied({ scope })]);
        expect(writesOf(service)).toHaveLength(sent);
        const signs = state.schedulePlans[scope]?.difference?.lines.map(({ sign }) => sign) ?? [];
        expect(signs.filter((sign) => sign !== 'same' && sign !== 'leftOut')).toEqual([]);
        expect(after.filter(isClosed)).toEqual(before.filter(isClosed));

        const again = planService({ entries }, ...fates);
        const undo = [
          meeting(again, ...undoFates),
          events.undoChosen({ scope }),
          ...retried(again, undoing, SCHEDULE_UNDO_KEY),
        ];
        await playSchedule(again, [...applyTo(again), ...undo]);
        expect(entriesTold(again)).toEqual(before);
      },
    ),
    runs(40),
  );
});
