import type { Action } from '@reduxjs/toolkit';
import { call, cps, fork, put, takeEvery } from 'typed-redux-saga';

import type { OnDemand } from '#client/device/onDemand';

/**
 * Makes the watcher of a room whose code comes late: its workflows run from the moment on at which the code is there,
 * whoever had it fetched, and so before the room's own screen can be drawn. Whatever that tells first is heard.
 *
 * @param workflowsIn picks the watcher out of the code
 * @param wakes events that may come from elsewhere before the code does: each has it fetched, and is told again then
 */
export function lateWorkflows<Code>(
  { loaded, want, whenFetched }: OnDemand<Code>,
  workflowsIn: (code: Code) => () => Generator,
  wakes: { match: (event: Action) => boolean }[] = [],
) {
  const arrival = (done: { (error: null, arrived: null): void; cancel?: () => void }) => {
    done.cancel = whenFetched(() => done(null, null));
  };
  function* serve() {
    if (!loaded()) yield* cps(arrival);
    const code = loaded();
    if (code) yield* call(workflowsIn(code));
  }
  function* tellAgain(event: Action) {
    if (loaded()) return;
    yield* call(want);
    yield* put({ ...event });
  }
  return function* watchLate() {
    yield* fork(serve);
    yield* takeEvery((event: Action) => wakes.some(({ match }) => match(event)), tellAgain);
  };
}
