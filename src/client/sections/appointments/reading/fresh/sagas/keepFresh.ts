import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { deskUnlocked, selectIsCovered } from '#client/features/session';
import { readingBegun, turnMissed } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectChangesAsked } from '#client/sections/appointments/list/selectors';
import { loadAppointments } from '#client/sections/appointments/reading/sagas/loads';
import { logFailure } from '#client/state/log';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { untilTime } from '#client/state/sagas/untilTime';
import { tokenRenewed } from '#client/state/session';
import { selectSettings } from '#client/state/settings';
import { turnAfter } from '../turn';
import { listenForKeys, untilUndisturbing } from '../untilUndisturbing';
import { readChanges } from './readChanges';

/**
 * Reads the list again whenever its turn has come, for as long as nobody has it read (decisions: appointment list).
 */
export function* keepFresh() {
  const { refreshSeconds = 0 } = yield* select(selectSettings);
  yield* call(listenForKeys);
  for (;;) {
    const cost = yield* call(appointmentsApi.costOfReading);
    const now = yield* call(Date.now);
    yield* call(untilDue, now, now + turnAfter(cost, refreshSeconds));
    yield* call(untilWelcome);
    const isRead = yield* select(selectIsRead);
    if (!isRead) yield* readAgain();
  }
}

/** How often a service is asked what has changed, in milliseconds. */
const CHANGES_EVERY_MS = 8000;

/** Waits until the next reading is due; meanwhile a service that tells what has changed is asked for that. */
export function* untilDue(now: number, due: number): SagaGenerator<void> {
  const { changesQuery } = yield* select(selectSettings);
  for (let at = now; ;) {
    const asked = yield* select(selectChangesAsked);
    const next = at + CHANGES_EVERY_MS;
    if (!changesQuery || !asked || next >= due) break;
    yield* call(untilTime, next);
    yield* call(untilWelcome);
    const isRead = yield* select(selectIsRead);
    if (!isRead) yield* call(readChanges, changesQuery, asked);
    at = yield* call(Date.now);
  }
  yield* call(untilTime, due);
}

/** Whether the list is being read because somebody wants it to be. */
export const selectIsRead = (state: RequestsRoot) => selectRequest(state, appointmentKeys.list)?.status === 'pending';

/** Waits until nobody is disturbed and nothing covers the page. */
export function* untilWelcome() {
  for (;;) {
    yield* call(untilUndisturbing);
    const isCovered = yield* select(selectIsCovered);
    if (!isCovered) return;
    yield* take([deskUnlocked, tokenRenewed]);
  }
}

/** Reads the list behind the one on screen; what fails is tried again at the next turn. */
function* readAgain() {
  yield* put(readingBegun());
  try {
    yield* call(loadAppointments);
  } catch (error) {
    yield* call(logFailure, 'appointments', error);
    yield* put(turnMissed());
  }
}
