import { put } from 'typed-redux-saga';

import { rescheduleDateChosen, type appointmentDropped } from '#client/sections/appointments/list/events';

/** Has the times of the date read on which an appointment was dropped, for the dialog to show the chosen one among. */
export function* offerDropped({ payload: { slot } }: ReturnType<typeof appointmentDropped>) {
  yield* put(rescheduleDateChosen(slot.date));
}
