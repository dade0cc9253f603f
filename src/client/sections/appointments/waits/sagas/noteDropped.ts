import { put, select } from 'typed-redux-saga';

import { appointments, isDropped } from '#client/entities/appointments';
import type { appointmentChanged } from '#client/sections/appointments/list/events';
import { visitDroppedHere } from '../slice';

/** Remembers an appointment that was rejected or cancelled from here: somebody has just spoken with its patient. */
export function* noteDropped({ payload: id }: ReturnType<typeof appointmentChanged>) {
  const one = yield* select(appointments.selectById, id);
  if (one && isDropped(one)) yield* put(visitDroppedHere(id));
}
