import { call, delay, put } from 'typed-redux-saga';

import { untilSeen } from '#client/state/sagas/untilSeen';
import { marksFaded, type changesFound } from '../events';

/** How long a change is marked. */
const MARKED_MS = 10_000;

/** Takes the marks of some changes away after ten seconds in which somebody could see them. */
export function* fadeMarks({ payload: changes }: ReturnType<typeof changesFound>) {
  yield* call(untilSeen);
  yield* delay(MARKED_MS);
  yield* put(marksFaded(changes));
}
