import { differenceWanted, weekWanted } from '#client/features/doctor-availability/plan/events';
import type { HoursQuestion } from '#client/features/doctor-availability/plan/state';
import { addDays } from '#client/lib/dates';
import { selectRequest } from '#client/state/requests/requests';
import { twoShifts } from '#client/ui/week/week';
import { makeAvailability } from '#test/support/builders/clinic';
import { PlanService, playPlan, SCOPE, type PlanState } from '#test/support/builders/planService';
import { inEnglish } from '#test/support/inEnglish';

/** A Monday. */
const FIRST = '2026-12-07';
const doctors = [21, 22].map((id) => ({ id, name: `Dr. ${id}` }));
const question: HoursQuestion = { doctors, locationId: 31, startDate: FIRST, endDate: FIRST, week: twoShifts() };
const wanted = differenceWanted({ scope: SCOPE, question });

const oneSlot = (more: Partial<ReturnType<typeof makeAvailability>> = {}) =>
  new PlanService([
    makeAvailability({ id: 7, date: FIRST, available_from: '08:00:00', available_to: '17:00:00', ...more }),
  ]);
const signs = (state: PlanState) =>
  state.hoursPlans[SCOPE]?.difference?.doctors.flatMap(({ lines }) => lines.map(({ sign }) => sign));

it('removes nothing where the appointments cannot be read, and leaves out who cannot be read', async () => {
  const service = oneSlot();
  service.listFails = true;
  service.unread = [22];
  const state = await playPlan(service, [wanted]);
  const difference = state.hoursPlans[SCOPE]?.difference;

  expect(difference).toMatchObject({ lacksVisits: true, unread: [{ id: 22 }] });
  expect(signs(state)).toEqual(['same', 'leftOut', 'leftOut']);
});

it('draws the week of a date as it is there at this place, and says whose hours it could not read', async () => {
  const service = oneSlot({ date: addDays(FIRST, 2) });
  service.hours = [...service.hours, makeAvailability({ id: 8, date: addDays(FIRST, 7) })];
  const week = weekWanted({ scope: SCOPE, doctors: doctors.slice(0, 1), locationId: 31, date: FIRST });
  const drawn = await playPlan(service, [week]);
  expect(drawn.hoursPlans[SCOPE]?.drawn?.map((ranges) => ranges.length)).toEqual([0, 0, 0, 1, 0, 0, 0]);

  service.unread = [21];
  const failed = await playPlan(service, [week]);
  expect(inEnglish(selectRequest(failed, 'doctorAvailability/planWeek/here')?.failure?.text ?? '')).toBe(
    'Failed to fetch availabilities for Dr. 21. Please try again.',
  );
});
