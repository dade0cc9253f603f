import { put, takeLeading } from 'typed-redux-saga';

import { awayContinued } from '#client/sections/appointments/away/events';
import { planSent } from '../events';

/** Starts what makes a plan of a doctor who is away, sends it, and goes on with it. */
export function* watchMoves() {
  yield* takeLeading(awayContinued, continueMoves);
}

/** Goes on with a plan that a reload or the end of the session cut off. */
export function* continueMoves({ payload }: ReturnType<typeof awayContinued>) {
  yield* put(planSent(payload));
}
