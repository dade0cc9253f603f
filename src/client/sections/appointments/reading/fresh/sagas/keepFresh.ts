import { call, put, select, take } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { deskUnlocked, selectIsCovered } from '#client/features/session';
import { readingBegun, turnMissed } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { loadAppointments } from '#client/sections/appointments/reading/sagas/loads';
import { logFailure } from '#client/state/log';
import { selectRequest } from '#client/state/requests/requests';
import { untilTime } from '#client/state/sagas/untilTime';
import { tokenRenewed } from '#client/state/session';
import { selectSettings } from '#client/state/settings';
import { turnAfter } from '../turn';
import { listenForKeys, untilUndisturbing } from '../untilUndisturbing';

/**
 * Reads the list again whenever its turn has come, for as long as nobody has it read (decisions: appointment list).
 */
export function* keepFresh() {
  const { refreshSeconds = 0 } = yield* select(selectSettings);
  yield* call(listenForKeys);
  for (;;) {
    const cost = yield* call(appointmentsApi.costOfReading);
    const now = yield* call(Date.now);
    yield* call(untilTime, now + turnAfter(cost, refreshSeconds));
    yield* call(untilWelcome);
    const asked = yield* select(selectRequest, appointmentKeys.list);
    if (asked?.status !== 'pending') yield* readAgain();
  }
}

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
