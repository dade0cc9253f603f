import { call, put, select } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { dayOf, currentMoment } from '#client/lib/dates';
import { movedBlockShown } from '#client/sections/appointments/board/events';
import { selectIsBoard } from '#client/sections/appointments/list/address';
import { movedRowShown, rowToggled, type appointmentMoved } from '#client/sections/appointments/list/events';
import { SECTION } from '#client/sections/appointments/list/keys';
import { selectFreeTime } from '#client/sections/appointments/list/patients/patients';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { dialogDone, selectSection } from '#client/state/address';

/**
 * Opens the row of the new appointment, or turns the board to its day; drops what the list is narrowed to where that
 * hides it. The free time that it was moved to is free no longer, and its dialog closes.
 */
export function* showMovedRow({ payload: { to } }: ReturnType<typeof appointmentMoved>) {
  const section = yield* select(selectSection);
  if (section !== SECTION) return;
  const free = yield* select(selectFreeTime);
  if (free) yield* put(dialogDone({ name: 'sooner', of: free.doctor }));
  const now = yield* call(currentMoment);
  const visible = yield* select(selectVisible, dayOf(now));
  const isVisible = visible.some(({ id }) => String(id) === String(to));
  const isBoard = yield* select(selectIsBoard);
  const booked = yield* select(appointments.selectById, to);
  if (isBoard && booked) {
    yield* put(movedBlockShown({ day: booked.date, isHidden: !isVisible }));
    return;
  }
  yield* put(isVisible ? rowToggled(String(to)) : movedRowShown(String(to)));
}
