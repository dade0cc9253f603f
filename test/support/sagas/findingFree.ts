import type { UnknownAction } from '@reduxjs/toolkit';
import { fork, put, take } from 'redux-saga/effects';
import type { EffectProviders, StaticProvider } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';
import { findSubmitted, type FreeTimeQuestion, type Scope } from '#client/features/first-free/events';
import type { selectFreeLines } from '#client/features/first-free/selectors';
import type { RequestsRoot } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { Doctor } from '#contract/directory';
import { makeAvailability, makeDoctor } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

export type State = Parameters<typeof selectFreeLines>[0] & RequestsRoot;

/** The moment at which is searched: the evening before the builders' day. */
export const NOW = new Date(2026, 10, 20, 20, 0).getTime();

export const question: FreeTimeQuestion = {
  specialty: '',
  location: '',
  doctor: '',
  from: '2026-11-20',
  earliest: '',
  latest: '',
  slots: 1,
};

export const EVERYBODY: Scope = { hasAppointments: false };

export const doctor = (id: number, first_name: string) => makeDoctor({ id, first_name });
export const free = (from: string, to: string, overrides: Partial<Availability> = {}) =>
  makeAvailability({ id: `${from} ${to}`, available_from: `${from}:00`, available_to: `${to}:00`, ...overrides });

interface Service {
  doctors?: readonly Doctor[];
  /** The hours of a doctor, at a location or at all. */
  hours: (doctorId: number, locationId: string | null) => unknown;
  appointments?: (() => unknown) | readonly Appointment[];
  provide?: (EffectProviders | StaticProvider)[];
}

/** The slices of an answer that comes in two. */
export function slicesOf(list: readonly Appointment[]) {
  const slices = [list.slice(0, 1), list.slice(1)];
  return { next: () => Promise.resolve(slices.shift()), cancel: () => undefined };
}

/** Plays events, of which the first is Find, on a service; `then` sends one more once another has happened. */
export function afterFinding(
  { doctors = [], hours, appointments = [], provide = [] }: Service,
  asked: Partial<FreeTimeQuestion> = {},
  scope = EVERYBODY,
  events: readonly UnknownAction[] = [],
  given: readonly UnknownAction[] = [],
  then?: readonly [awaited: string, event: UnknownAction],
) {
  const read = typeof appointments === 'function' ? appointments : () => slicesOf(appointments);
  return afterFlow<State>({
    watcher: function* watchAndGoOn() {
      yield fork(watchFirstFree);
      if (!then) return;
      const [awaited, event] = then;
      yield take(awaited);
      yield put(event);
    },
    reducers: { firstFree: firstFreeReducer },
    given,
    provide: [
      ...provide,
      serve(directoryApi.searchDoctors, () => ({ doctors, counts: { doctors: null, providers: null, total: null } })),
      serve(availabilitiesApi.listDoctorAvailabilities, hours as never),
      serve(appointmentsApi.readAppointments, read),
      serve(Date.now, () => NOW),
    ],
    events: [findSubmitted({ question: { ...question, ...asked }, scope }), ...events],
  });
}
