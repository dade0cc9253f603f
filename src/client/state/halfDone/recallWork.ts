import { call, put } from 'typed-redux-saga';

import { halfDoneRecalled } from './halfDone';
import { recallHalfDone } from './halfDoneStorage';

/**
 * Takes up the half-done work that the device keeps under a key: another tab may have begun it since this page was
 * loaded. What this tab knows of it stays as it is (decisions: reschedule).
 */
export function* recallWork(key: string) {
  const { [key]: work } = yield* call(recallHalfDone);
  if (work) yield* put(halfDoneRecalled({ [key]: work }));
}
