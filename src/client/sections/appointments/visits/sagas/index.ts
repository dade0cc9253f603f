import { takeLatest } from 'typed-redux-saga';

import { trackedForm } from '#client/state/forms/trackedForm';
import { tracked } from '#client/state/requests/tracked';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { bookingSubmitted, calendarWanted, freeTimeOpened } from '../events';
import { patientKeys } from '../keys';
import { bookingMessages, visitFailures } from '../messages';
import { bookVisit } from './bookVisit';
import { loadCalendar, loadHoursOfDay } from './loads';

const hoursOfDay = tracked({ key: patientKeys.hoursOfDay, failure: { text: visitFailures.hours } }, loadHoursOfDay);

const calendar = tracked({ key: patientKeys.calendar, failure: { text: visitFailures.hours } }, loadCalendar);

const book = trackedForm(
  {
    key: ({ payload }) => patientKeys.book(payload.form),
    failure: { text: visitFailures.book },
    saving: bookingMessages.booking,
  },
  bookVisit,
);

/** Serves the dialogs about a patient. A booking goes on when its dialog is closed. */
export function* watchVisits() {
  yield* takeLatest(freeTimeOpened, hoursOfDay);
  yield* takeLatest(calendarWanted, calendar);
  yield* takeLeadingEach(bookingSubmitted, ({ payload }) => patientKeys.book(payload.form), book);
}
