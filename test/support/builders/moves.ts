import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { delay, fork, put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { appointments } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { rescheduleOpened, rescheduleSubmitted, type Move } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { AppointmentsRoot } from '#client/sections/appointments/list/slice';
import type { selectSlotRanges } from '#client/sections/appointments/reschedule/moving';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import type { HalfDoneRoot, HalfDoneWork } from '#client/state/halfDone/halfDone';
import { readHalfDone } from '#client/state/halfDone/halfDoneStorage';
import { selectNotices, type Notice, type NoticesRoot } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { appointmentsSection } from '#test/support/wholeSections';
import { afterFlow } from '../sagas/flow';
import { appointmentsInStore } from '../sagas/stateWith';
import { makeAppointment, makeAvailability, makeDoctor, TODAY } from './clinic';

/** What the flows of a move read. */
export type MoveState = Parameters<typeof selectVisible>[0] &
  Parameters<typeof selectSlotRanges>[0] &
  NoticesRoot &
  AppointmentsRoot &
  HalfDoneRoot;

/**
 * The appointment that is moved, as the service and as the store have it, where to, and how the service shows it
 * there.
 */
export const original = makeAppointment({ id: 7, status: 'confirmed' });
export const stored = appointments.normalize([original]).entities.appointments![7]!;
export const slot = { date: '2026-11-25', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
export const draft = {
  user_id: 11,
  doctor_id: 21,
  date: slot.date,
  start_time: slot.startTime,
  end_time: slot.endTime,
  location_id: 31,
};
export const booked = makeAppointment({ ...draft, id: 8, status: 'pending' });
export const move: Move = { original: stored, draft, patient: 'Layla Haddad', twinIds: [], earlierIds: [7] };
export const submitted = rescheduleSubmitted({ appointmentId: 7, slot });

/** What is sent for the old appointment. */
export const rejected = [7, 'rejected'];
export const restored = [7, 'confirmed'];

/** The answers of the service, one by one for each call; the last one stays. An error is thrown. */
interface Answers {
  setStatus?: unknown[];
  book?: unknown[];
  list?: unknown[];
  /** The list as it is read behind the dialog: `null` where nothing is newer, which is usual. */
  reading?: unknown[];
  ranges?: unknown[];
  calendar?: unknown[];
  doctor?: unknown[];
}

interface Moving {
  answers?: Answers;
  events?: UnknownAction[];
  /** What the person does once that has come to an end. */
  then?: UnknownAction[];
  given?: UnknownAction[];
  /** What the device keeps as half done, such as from another tab; nothing unless it can be read. */
  kept?: HalfDoneWork | null;
}

/** A move, and what the list does about the new appointment. */
function* watchMoves() {
  const { appointmentReading, appointmentPlaces, appointmentStatus, appointmentMove } = appointmentsSection.watchers;
  yield* fork(appointmentReading);
  yield* fork(appointmentStatus);
  yield* fork(appointmentMove);
  yield* fork(appointmentPlaces);
}

/** Plays work on a move against a service that answers so; returns the state and what was sent to change anything. */
export async function playMove({
  answers = {},
  events = [rescheduleOpened(7), submitted],
  then = [],
  given = appointmentsInStore([original]),
  kept,
}: Moving) {
  const sent: unknown[] = [];
  const answering = (values: unknown[], record: boolean): unknown =>
    dynamic(({ args }): Promise<unknown> => {
      if (record) sent.push(args);
      const answer: unknown = values.length > 1 ? values.shift() : values[0];
      return answer instanceof Error ? Promise.reject<unknown>(answer) : Promise.resolve<unknown>(answer);
    });
  const {
    setStatus = [original],
    book = [booked],
    list = [[original]],
    reading = [null],
    ranges = [[makeAvailability({ date: slot.date })]],
    calendar = [[]],
    doctor = [makeDoctor()],
  } = answers;
  const state = await afterFlow<MoveState>({
    *watcher() {
      yield* fork(watchMoves);
      for (const event of then) {
        yield* delay(60_000);
        yield* put(event);
      }
    },
    reducers: appointmentsSection.reducers,
    given,
    provide: [
      [matchers.call.fn(readHalfDone), kept],
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(appointmentsApi.setStatus), answering(setStatus, true)],
      [matchers.call.fn(appointmentsApi.book), answering(book, true)],
      [matchers.call.fn(appointmentsApi.listAppointments), answering(list, false)],
      [matchers.call.fn(appointmentsApi.readAppointmentsSince), answering(reading.map(inSlices), false)],
      [matchers.call.fn(yieldToBrowser), undefined],
      [matchers.call.fn(availabilitiesApi.listSlotRanges), answering(ranges, false)],
      [matchers.call.fn(availabilitiesApi.listDoctorAvailabilities), answering(calendar, false)],
      [matchers.call.fn(directoryApi.readDoctor), answering(doctor, false)],
    ],
    events,
  });
  return { state, sent };
}

/** A list as the answer to any of its readings; anything else, such as an error, stays as it is. */
export function inSlices(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  let isGivenOut = true;
  const next = async () => {
    isGivenOut = !isGivenOut;
    return Promise.resolve(isGivenOut ? null : list);
  };
  return { next, cancel: () => undefined, tag: null };
}

/** The statuses of the list by id. */
export function statusesIn(state: MoveState) {
  return Object.fromEntries(selectVisible(state, TODAY).map(({ id, status }) => [id, status]));
}

/** Why the move that was asked for last failed, where it did. */
export const failureIn = (state: MoveState) => selectRequest(state, appointmentKeys.reschedule(original.id))?.failure;

/** The notices as a person tells them apart: their kind and their sentence. */
export function noticesIn(state: MoveState) {
  return selectNotices(state).map(({ kind, text }) => [kind, text]);
}

/** What the button of a notice asks for. */
export function wantedBy(notice: Notice | undefined): UnknownAction {
  return notice?.offer?.event ?? { type: 'nothing is offered' };
}
