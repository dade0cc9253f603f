import { call, put, select } from 'typed-redux-saga';

import { dayOf } from '#client/lib/dates';
import type { appointmentMoved } from '#client/sections/appointments/events';
import { movedRowShown, rowToggled } from '#client/sections/appointments/events';
import { SECTION } from '#client/sections/appointments/keys';
import { selectVisible } from '#client/sections/appointments/selectors';
import { selectSection } from '#client/state/address';
import { currentMoment } from './rescheduleAppointment';

/** Opens the row of the new appointment, and drops what the list is narrowed to where that hides it. */
export function* showMovedRow({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  const section = yield* select(selectSection);
  if (section !== SECTION && section !== '') return;
  const now = yield* call(currentMoment);
  const visible = yield* select(selectVisible, dayOf(now));
  const isVisible = visible.some(({ id }) => String(id) === String(to));
  yield* put(isVisible ? rowToggled(String(to)) : movedRowShown(String(to)));
}
