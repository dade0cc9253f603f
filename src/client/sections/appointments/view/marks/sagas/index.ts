import { takeLatest } from 'typed-redux-saga';

import {
  appointmentChanged,
  appointmentChangedElsewhere,
  appointmentsLoaded,
  changesHeard,
} from '#client/sections/appointments/list/events';
import { viewChosen } from '#client/sections/appointments/view/events';
import { isViewOpened } from '#client/state/address';
import { markOpened } from '../events';
import { findCounted } from './findCounted';

/** Starts the search for what a mark counts whenever the list or the address is another than before. */
export function* watchCounted() {
  yield* takeLatest(
    [
      ...[isViewOpened, viewChosen, markOpened],
      ...[appointmentsLoaded, changesHeard, appointmentChanged, appointmentChangedElsewhere],
    ],
    findCounted,
  );
}
