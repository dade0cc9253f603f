import { call, put, select } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { Problem } from '#client/lib/problem';
import type { rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listForgotten } from '#client/state/lists';
import { requestForgotten } from '#client/state/requests/requests';
import { moveMessages } from '../messages';
import { selectMovingAppointment } from '../moving';
import { selectRescheduleView } from '../selectors';

/** Reads the opening hours that an appointment could move into on the chosen date (Spec 1 §7), anew each time. */
export function* loadSlots({ payload: date }: ReturnType<typeof rescheduleDateChosen>) {
  const view = yield* select(selectRescheduleView);
  if (!view) return;
  const key = appointmentKeys.slotRanges(view.appointmentId, date);
  yield* put(listForgotten(key));
  const original = yield* select(selectMovingAppointment);
  if (!original) throw new Problem(moveMessages.notFound);
  const ranges = yield* call(availabilitiesApi.listSlotRanges, original.doctor_id, date);
  yield* call(storeList, availabilities, key, ranges);
}

/** Forgets the failure of the last move when a person makes another choice in the dialog. */
export function* forgetFailedMove() {
  const view = yield* select(selectRescheduleView);
  if (view) yield* put(requestForgotten(appointmentKeys.reschedule(view.appointmentId)));
}
