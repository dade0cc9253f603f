import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';

import { workEnded, worksRecalled, workStarted } from '#client/state/forms/unfinished';
import { topicClosed } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { dropHalfDone, keepHalfDone, onHalfDoneDroppedElsewhere, recallHalfDone } from './halfDoneStorage';

/**
 * What must not stay half done is kept on this device until it has come to an end: for a reload, for the next visit,
 * and for whoever signs in next (decisions: reschedule).
 */
export function* keepHalfDoneWork() {
  yield* put(worksRecalled(yield* call(recallHalfDone)));
  yield* takeEvery(workStarted, keep);
  yield* takeEvery(workEnded, drop);
  yield* fork(followOtherTabs);
}

function* keep({ payload: { key, work } }: ReturnType<typeof workStarted>) {
  if (work.resume) yield* call(keepHalfDone, key, work);
}

function* drop({ payload: key }: ReturnType<typeof workEnded>) {
  yield* call(dropHalfDone, key);
}

/** The keys of what other tabs bring to an end from now on. */
export function endsElsewhere() {
  return eventChannel<string>(onHalfDoneDroppedElsewhere);
}

/** What another tab has brought to an end is not offered here any more; work that is under way here ends by itself. */
function* followOtherTabs() {
  const channel = yield* call(endsElsewhere);
  for (;;) {
    const key = yield* take(channel);
    if ((yield* select(selectRequest, key))?.status === 'pending') continue;
    yield* put(workEnded(key));
    yield* put(topicClosed(key));
  }
}
