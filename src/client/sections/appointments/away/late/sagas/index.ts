import { fork, put } from 'typed-redux-saga';

import { awayContinued, type awayDeskOpened } from '#client/sections/appointments/away/events';
import { watchMoves } from './moves';

/** Serves the room until the session ends, from the event on that was the first to need it. */
export function* serveAway(event: ReturnType<typeof awayDeskOpened | typeof awayContinued>) {
  yield* fork(watchMoves);
  if (awayContinued.match(event)) yield* put({ ...event });
}
