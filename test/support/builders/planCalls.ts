import { planCalls, type HoursToClear, type HoursToPlan } from '#client/features/doctor-availability/plan/calls';
import { makeAvailability } from './clinic';

const DATE = '2026-12-07';

const plannedDoctor = { id: 21, name: 'Omar Nasser' };

/** Hours that are there. */
export const plannedSlot = makeAvailability({
  id: 7,
  date: DATE,
  available_from: '08:00:00',
  available_to: '16:00:00',
});

/** The two calls of a plan that has a morning in place of them. */
export const [plannedRemoval, plannedMorning] = planCalls(
  {
    question: { doctors: [plannedDoctor], locationId: 31, startDate: DATE, endDate: DATE, week: [] },
    doctors: [
      {
        doctor: plannedDoctor,
        lines: [
          { ...plannedSlot, sign: 'remove', slot: plannedSlot },
          { sign: 'add', date: DATE, available_from: '08:00:00', available_to: '11:30:00' },
        ],
      },
    ],
    unread: [],
    lacksVisits: false,
  },
  { key: 'plan', scope: 'here', isUndo: false },
).map(({ payload }) => payload) as [HoursToClear, HoursToPlan];

/** The row of a ledger that one of them has come to. */
export function plannedRow(payload: HoursToClear | HoursToPlan, outcome: string, more = {}) {
  return { id: payload.id, label: '', payload, outcome, reason: null, ...more };
}
