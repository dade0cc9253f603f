import { call } from 'typed-redux-saga';

import { keepDoctorOrder } from '../doctorOrder';
import type { doctorsOrdered } from '../events';

/** Has the device remember the order of the board's columns (decisions: what the device keeps). */
export function* keepOrder({ payload }: ReturnType<typeof doctorsOrdered>) {
  yield* call(keepDoctorOrder, payload);
}
