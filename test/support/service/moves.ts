import type { UnknownAction } from '@reduxjs/toolkit';

import { isActive } from '#client/entities/appointments';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { halfDoneBegun, selectHalfDone, type HalfDoneWork } from '#client/state/halfDone/halfDone';
import { selectNotices, type Notice } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import type { Appointment, AppointmentDraft } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { appointmentsSection } from '#test/support/wholeSections';
import { makeAvailability, makeDoctor, TODAY } from '../builders/clinic';
import { draft, original, slot } from '../builders/moves';
import { appointmentsInStore } from '../sagas/stateWith';
import { play, type StateOf, type Step } from './desk';
import type { Fate, Wire } from './fates';
import { inTurn, Service } from './service';
import { rowsOf } from './tables';

const key = appointmentKeys.reschedule(7);
const { reducers, watchers } = appointmentsSection;
/** A move, and what the list does about the new appointment. */
const rooms = {
  reducers,
  watchers: {
    reading: watchers.appointmentReading,
    places: watchers.appointmentPlaces,
    status: watchers.appointmentStatus,
    move: watchers.appointmentMove,
  },
};

/** What the flows of a move read. */
export type MoveState = StateOf<typeof reducers>;

/** Whatever may become of a call: it, its token, its effect and its answer can each get lost or come to nothing. */
export const MOVE_FATES = [
  'answered',
  'refused',
  '401',
  '429',
  'lost before it took effect',
  'hangs before it takes effect',
  'lost after it took effect',
  'hangs after it took effect',
] as const satisfies readonly Fate[];

/** What a service of a move has, and what becomes of the calls that write, or of those that are meant. */
interface Moving {
  fates?: readonly (Fate | Wire)[];
  visits?: readonly Appointment[];
  hours?: readonly Availability[];
  doctor?: ReturnType<typeof makeDoctor>;
}

/** A service with the appointment that is moved, and the hours it is moved into. */
export function moveService({
  fates = [],
  visits = [original],
  hours = [makeAvailability({ date: slot.date })],
  doctor = makeDoctor(),
}: Moving = {}): Service {
  const tables = {
    '/appointments/': rowsOf(...visits),
    '/availabilities/': rowsOf(...hours),
    '/doctors/': rowsOf(doctor),
  };
  return new Service(tables, inTurn(fates));
}

/** The same, where calls of any kind meet fates. */
export function movedByChance(fates: readonly Fate[]): Service {
  const service = moveService();
  service.fateOf = inTurn(fates, () => true);
  return service;
}

/** What is sent for the old appointment, and for the new one. */
export const rejected = 'PATCH /appointments/7/ {"status":"rejected"}';
export const restored = 'PATCH /appointments/7/ {"status":"confirmed"}';
export const bookingOf = (one: AppointmentDraft) => `POST /appointments/ ${JSON.stringify(one)}`;
export const booking = bookingOf(draft);

/** How many appointments stand. */
export const standingIn = (service: Service) =>
  service.rows('/appointments/').filter((row) => isActive(row as Partial<Appointment>)).length;

/** What a page knows before: the appointments that it shows, and what it, or the device, keeps as half done. */
interface Known {
  shown?: readonly Appointment[];
  record?: HalfDoneWork | undefined;
  given?: readonly UnknownAction[];
  /** What the device keeps, such as from another tab; nothing unless it can be read. */
  kept?: HalfDoneWork | null;
}

/** Plays these steps of a move; what hangs is cut off. */
export async function playMove(
  service: Service,
  steps: readonly Step[],
  { shown = [original], record, given = [], kept }: Known = {},
): Promise<MoveState> {
  if (kept !== undefined) Object.assign(globalThis, { localStorage: { getItem: () => JSON.stringify(kept) } });
  const works = record ? [halfDoneBegun({ key, work: record })] : [];
  const state = await play(rooms, service, steps, [...appointmentsInStore(shown), ...works, ...given]);
  if (kept !== undefined) Reflect.deleteProperty(globalThis, 'localStorage');
  return state;
}

/**
 * Plays steps until the session ends. Tells what is on record then, and whether one stands, or it is said that none or
 * two may.
 */
export async function playSession(service: Service, steps: readonly Step[], record?: HalfDoneWork) {
  const before = service.calls.length;
  const status = service.rows('/appointments/').find(({ id }) => id === 7)?.status as string;
  const state = await playMove(service, steps, { shown: [{ ...original, status }], record });
  const kept = selectHalfDone(state)[key];
  const isSaid = selectNotices(state).some(({ topic }) => topic === key);
  const hangs = service.calls.slice(before).some((call) => call.hangs);
  return { record: kept, isSaid, isTrue: standingIn(service) === 1 || (kept !== undefined && (isSaid || hangs)) };
}

/** The statuses of the list by id. */
export function statusesIn(state: MoveState) {
  return Object.fromEntries(selectVisible(state, TODAY).map(({ id, status }) => [id, status]));
}

/** Why the move that was asked for last failed, where it did. */
export const failureIn = (state: MoveState) => selectRequest(state, key)?.failure;

/** The notices as a person tells them apart: their kind and their sentence. */
export function noticesIn(state: MoveState) {
  return selectNotices(state).map(({ kind, text }) => [kind, text]);
}

/** What the button of a notice asks for. */
export function wantedBy(notice: Notice | undefined): UnknownAction {
  return notice?.offer?.event ?? { type: 'nothing is offered' };
}
