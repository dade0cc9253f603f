import { isActive } from '#client/entities/appointments';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { halfDoneBegun, selectHalfDone, type HalfDoneWork } from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import type { Appointment } from '#contract/appointments';
import { appointmentsSection } from '#test/support/wholeSections';
import { makeAvailability } from '../builders/clinic';
import { original, slot } from '../builders/moves';
import { appointmentsInStore } from '../sagas/stateWith';
import { play, type Step } from './desk';
import type { Fate } from './fates';
import { inTurn, Service } from './service';
import { rowsOf } from './tables';

const key = appointmentKeys.reschedule(7);
const { reducers, watchers } = appointmentsSection;
const moves = {
  reducers,
  watchers: { reading: watchers.appointmentReading, move: watchers.appointmentMove },
};

/** Whatever may become of a call: it, its token, its effect and its answer can each get lost or come to nothing. */
export const MOVE_FATES = [
  'answered',
  'refused',
  '401',
  'lost before it took effect',
  'hangs before it takes effect',
  'lost after it took effect',
  'hangs after it took effect',
] as const satisfies readonly Fate[];

/** A service with the appointment that is moved, and the hours it is moved into; its calls of any kind meet fates. */
export function moveService(fates: readonly Fate[]): Service {
  const tables = {
    '/appointments/': rowsOf(original),
    '/availabilities/': rowsOf(makeAvailability({ date: slot.date })),
  };
  return new Service(
    tables,
    inTurn(fates, () => true),
  );
}

/** How many appointments stand. */
export const standingIn = (service: Service) =>
  service.rows('/appointments/').filter((row) => isActive(row as Partial<Appointment>)).length;

/**
 * Plays steps until the session ends; what hangs is cut off. Tells what is on record then, and whether one stands, or
 * it is said that none or two may.
 */
export async function playSession(service: Service, steps: readonly Step[], record?: HalfDoneWork) {
  const before = service.calls.length;
  const status = service.rows('/appointments/').find(({ id }) => id === 7)?.status as string;
  const state = await play(moves, service, steps, [
    ...appointmentsInStore([{ ...original, status }]),
    ...(record ? [halfDoneBegun({ key, work: record })] : []),
  ]);
  const kept = selectHalfDone(state)[key];
  const isSaid = selectNotices(state).some(({ topic }) => topic === key);
  const hangs = service.calls.slice(before).some((call) => call.hangs);
  return { record: kept, isSaid, isTrue: standingIn(service) === 1 || (kept !== undefined && (isSaid || hangs)) };
}
