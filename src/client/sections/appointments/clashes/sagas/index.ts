import { takeLatest } from 'typed-redux-saga';

import {
  appointmentChanged,
  appointmentsLoaded,
  appointmentChangedElsewhere,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { tracked } from '#client/state/requests/tracked';
import { clashesFailed } from '../messages';
import { findClashes } from './findClashes';

const find = tracked({ key: appointmentKeys.clashes, failure: { text: clashesFailed } }, findClashes);

/** Starts the search for clashes whenever the list is another than before. */
export function* watchClashes() {
  yield* takeLatest([appointmentsLoaded, appointmentChanged, appointmentChangedElsewhere], find);
}
