import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, takeEvery, takeLatest } from 'typed-redux-saga';

import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { servingFanOut, takeFanOut } from '#client/state/fanOut/runFanOut';
import { ledgerClosed, resumeOf } from '#client/state/fanOutEvents';
import { trackedForm } from '#client/state/forms/trackedForm';
import { halfDoneEnded } from '#client/state/halfDone/halfDone';
import { tracked } from '#client/state/requests/tracked';
import { inOneTab } from '#client/state/sagas/inOneTab';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import {
  bookingSubmitted,
  calendarWanted,
  freeTimeOpened,
  seriesContinued,
  seriesSubmitted,
  seriesUndoChosen,
} from '../events';
import { patientKeys } from '../keys';
import { bookingMessages, visitFailures } from '../messages';
import { bookingSeries, bookSeries } from './bookSeries';
import { bookVisit } from './bookVisit';
import { loadCalendar, loadHoursOfDay } from './loads';
import { cancellingSeries, undoSeries } from './undoSeries';

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

const serveSeries = servingFanOut(bookingSeries, () => appointmentKeys.series, bookSeries);

/** Two tabs never book at the same time: the second one reads what is there only once the first has ended. */
const LOCK = `mawid.${appointmentKeys.series}`;

/** Books the visits of a series, one series at a time, and cancels them again. */
function* watchSeries() {
  const isSeries = isAnyOf(seriesSubmitted, seriesContinued, resumeOf(bookingSeries));
  yield* takeLeadingEach(
    { match: isSeries },
    () => appointmentKeys.series,
    function* (event) {
      yield* call(inOneTab, LOCK, serveSeries, event);
    },
  );
  yield* takeFanOut(cancellingSeries, seriesUndoChosen, () => appointmentKeys.undoSeries, undoSeries);
  yield* takeEvery(ledgerClosed, forgetSeries);
}

/** Takes a series off the device that a person has given up. */
function* forgetSeries({ payload: key }: ReturnType<typeof ledgerClosed>) {
  if (key === appointmentKeys.series) yield* put(halfDoneEnded(patientKeys.keptSeries));
}

/** Serves the dialogs about a patient. A booking goes on when its dialog is closed. */
export function* watchVisits() {
  yield* takeLatest(freeTimeOpened, hoursOfDay);
  yield* takeLatest(calendarWanted, calendar);
  yield* takeLeadingEach(bookingSubmitted, ({ payload }) => patientKeys.book(payload.form), book);
  yield* fork(watchSeries);
}
