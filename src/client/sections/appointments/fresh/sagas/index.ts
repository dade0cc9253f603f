import { fork, takeEvery } from 'typed-redux-saga';

import { changesFound } from '../events';
import { fadeMarks } from './fadeMarks';
import { followTabs } from './followTabs';

/** Starts what keeps the list fresh without being asked. */
export function* watchFresh() {
  yield* takeEvery(changesFound, fadeMarks);
  yield* fork(followTabs);
}
