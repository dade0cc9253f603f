import { call, fork, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { appointmentsLoaded, appointmentsOpened } from '#client/sections/appointments/list/events';
import { changesFound } from '#client/sections/appointments/reading/events';
import { selectSettings } from '#client/state/settings';
import { selectArePaused, updatesPaused } from '#client/state/updates';
import { keepFresh } from './keepFresh';
import { noteAbsence } from './noteAbsence';
import { noteNews } from './noteNews';

/** Starts what keeps the list fresh without being asked, where the settings say how often. */
export function* watchFresh() {
  const { refreshSeconds = 0 } = yield* select(selectSettings);
  if (refreshSeconds === 0) return;
  yield* takeEvery(changesFound, noteNews);
  yield* fork(noteAbsence);
  yield* takeLatest([appointmentsOpened, appointmentsLoaded, updatesPaused], keepFreshUnlessPaused);
}

/** Begins anew with each reading, whoever wanted it; each turn counts from there. */
function* keepFreshUnlessPaused() {
  const arePaused = yield* select(selectArePaused);
  if (!arePaused) yield* call(keepFresh);
}
