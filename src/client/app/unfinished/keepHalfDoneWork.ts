import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';

import { halfDoneBegun, halfDoneEnded, halfDoneRecalled } from '#client/state/halfDone/halfDone';
import {
  dropHalfDone,
  keepHalfDone,
  onHalfDoneDroppedElsewhere,
  recallHalfDone,
} from '#client/state/halfDone/halfDoneStorage';
import { topicClosed } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';

/**
 * Keeps half-done work on this device until it is finished, through reloads and for the next person who signs in
 * (decisions: reschedule).
 */
export function* keepHalfDoneWork() {
  const recalled = yield* call(recallHalfDone);
  yield* put(halfDoneRecalled(recalled));
  yield* takeEvery(halfDoneBegun, storeBegunWork);
  yield* takeEvery(halfDoneEnded, removeEndedWork);
  yield* fork(followOtherTabs);
}

function* storeBegunWork({ payload: { key, work, atRest = work } }: ReturnType<typeof halfDoneBegun>) {
  yield* call(keepHalfDone, key, atRest);
}

function* removeEndedWork({ payload: key }: ReturnType<typeof halfDoneEnded>) {
  yield* call(dropHalfDone, key);
}

/** A channel of the keys of half-done work that other tabs bring to an end. */
export function endsElsewhere() {
  return eventChannel<string>(onHalfDoneDroppedElsewhere);
}

/** Forgets the work that another tab has finished, unless this tab is working on it too. */
function* followOtherTabs() {
  const channel = yield* call(endsElsewhere);
  for (;;) {
    const key = yield* take(channel);
    const request = yield* select(selectRequest, key);
    if (request?.status === 'pending') continue;
    yield* put(halfDoneEnded(key));
    yield* put(topicClosed(key));
  }
}
