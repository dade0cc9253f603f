import { call, put } from 'typed-redux-saga';

import { halfDoneEnded, halfDoneRecalled } from './halfDone';
import { readHalfDone } from './halfDoneStorage';

/**
 * Takes up what the device keeps under a key: another tab may have begun that work, or brought it to its end, since
 * this page knows of it. Where the storage cannot be read, nothing changes (decisions: reschedule).
 */
export function* recallWork(key: string) {
  const work = yield* call(readHalfDone, key);
  if (work) yield* put(halfDoneRecalled({ [key]: work }));
  if (work === null) yield* put(halfDoneEnded(key));
}
