import fc from 'fast-check';

import { hoursUndoChosen } from '#client/features/doctor-availability/plan/events';
import { applyingPlan, undoingPlan } from '#client/features/doctor-availability/plan/sagas/applyPlan';
import type { HoursQuestion } from '#client/features/doctor-availability/plan/state';
import { addDays, endOfMinutes, timeOfMinutes } from '#client/lib/dates';
import { retryChosen } from '#client/state/fanOutEvents';
import { hoursOfSpan } from '#client/ui/week/week';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import {
  apply,
  APPLY_KEY,
  look,
  PLAN_FATES,
  PlanService,
  playPlan,
  SCOPE,
  UNDO_KEY,
  type PlanStep,
} from '#test/support/builders/planService';
import { runs } from '#test/support/runs';

interface AnySpan {
  start: number;
  end: number;
}

const FIRST = addDays(TODAY, 3);

const anySpan = fc
  .tuple(fc.nat(10), fc.integer({ min: 1, max: 4 }))
  .map(([start, length]): AnySpan => ({ start: 360 + start * 60, end: 360 + (start + length) * 60 }));
const apart = (spans: AnySpan[]) =>
  spans.reduce<AnySpan[]>(
    (kept, one) => (kept.some((other) => one.start < other.end && other.start < one.end) ? kept : [...kept, one]),
    [],
  );
const anyDay = fc.array(anySpan, { maxLength: 3 }).map(apart);
const anyWeek = fc.array(anyDay, { minLength: 7, maxLength: 7 });
const anyFates = fc.array(fc.constantFrom(...PLAN_FATES), { maxLength: 12 });
/** What the second desk does before Apply and before Undo: books the so-many-th hours, or has somebody come in them. */
const anyBookings = fc.array(fc.tuple(fc.constantFrom('books', 'expects'), fc.nat(30)), { maxLength: 3 });

const retries = (name: string, key: string, times: number) =>
  Array.from({ length: times }, () => retryChosen({ kind: name, key }));

it('a plan and its undo rob no patient, add nothing twice, and leave what was there', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyWeek,
      anyWeek,
      anyFates,
      anyFates,
      anyBookings,
      anyBookings,
      async (there, week, fates, undoFates, before, since) => {
        const doctors = [21, 22].map((id) => ({ id, name: `Dr. ${id}` }));
        const slots = doctors.flatMap(({ id }) =>
          there.slice(0, 3).flatMap((spans, day) =>
            spans.map(({ start, end }, at) =>
              makeAvailability({
                id: id * 100 + day * 10 + at,
                doctor_id: id,
                date: addDays(FIRST, day),
                available_from: timeOfMinutes(start),
                available_to: endOfMinutes(end),
              }),
            ),
          ),
        );
        const service = new PlanService(slots, [...fates]);
        const taken = new Set<string>();
        const meanwhile = (bookings: readonly (readonly [string, number])[]) => () => {
          for (const [deed, at] of bookings) {
            const slot = service.hours[at % Math.max(service.hours.length, 1)];
            if (!slot) continue;
            taken.add(`${slot.doctor_id} ${slot.location_id} ${slot.date} ${slot.available_from} ${slot.available_to}`);
            if (deed === 'books') service.change(slot.id, { status: 'booked' });
            else
              service.visits.push(
                makeAppointment({
                  id: 1000 + service.visits.length,
                  doctor_id: slot.doctor_id,
                  date: slot.date,
                  start_time: slot.available_from,
                  end_time: timeOfMinutes(Number(slot.available_from.slice(0, 2)) * 60 + 20),
                }),
              );
          }
        };
        const question: HoursQuestion = {
          doctors,
          locationId: 31,
          startDate: FIRST,
          endDate: addDays(FIRST, 2),
          // Never the empty week, which asks.
          week: week.map((spans, day) => (day === 0 ? [{ from: '06:00', to: '06:30' }] : spans.map(hoursOfSpan))),
        };
        const told = service.told();
        const answerAll = () => void service.fates.splice(0);
        const steps: PlanStep[] = [
          look(question),
          meanwhile(before),
          apply(),
          ...retries(applyingPlan.name, APPLY_KEY, 2),
          answerAll,
          retryChosen({ kind: applyingPlan.name, key: APPLY_KEY }),
          meanwhile(since),
          () => void service.fates.push(...undoFates),
          hoursUndoChosen({ scope: SCOPE }),
          ...retries(undoingPlan.name, UNDO_KEY, 2),
          answerAll,
          retryChosen({ kind: undoingPlan.name, key: UNDO_KEY }),
        ];
        await playPlan(service, steps);

        expect(service.robbed).toEqual([]);
        const now = service.told();
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
