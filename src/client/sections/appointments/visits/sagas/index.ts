import { takeLatest } from 'typed-redux-saga';

import { trackedForm } from '#client/state/forms/trackedForm';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { followUpOpened, followUpSubmitted, freeTimeOpened } from '../events';
import { patientKeys } from '../keys';
import { followUpMessages, visitFailures } from '../messages';
import { bookFollowUp } from './bookFollowUp';
import { loadCalendar, loadHoursOfDay } from './loads';

const hoursOfDay = tracked({ key: patientKeys.hoursOfDay, failure: { text: visitFailures.hours } }, loadHoursOfDay);

const calendar = tracked({ key: patientKeys.calendar, failure: { text: visitFailures.hours } }, loadCalendar);

const book = trackedForm(
  {
    key: ({ payload }) => patientKeys.followUp(payload.id),
    failure: { text: visitFailures.book },
    saving: followUpMessages.booking,
  },
  bookFollowUp,
);

/** Serves the dialogs about a patient. A booking goes on when its dialog is closed. */
export function* watchVisits() {
  yield* takeLatest(freeTimeOpened, hoursOfDay);
  yield* takeLatest(followUpOpened, calendar);
  yield* takeLeadingEach(followUpSubmitted, ({ payload }) => payload.id, book);
}
