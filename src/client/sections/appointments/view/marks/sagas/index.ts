import { put, select, takeLatest } from 'typed-redux-saga';

import { selectCountedText } from '#client/sections/appointments/list/address';
import {
  appointmentChanged,
  appointmentChangedElsewhere,
  appointmentsLoaded,
  changesHeard,
} from '#client/sections/appointments/list/events';
import { selectIsWhole, selectRealList } from '#client/sections/appointments/list/selectors';
import { countedFound, viewChosen } from '#client/sections/appointments/view/events';
import { isViewOpened } from '#client/state/address';
import { markOpened } from '../events';
import { countedIds } from '../marks';

/** Starts the search for what a mark counts whenever the list or the address is another than before. */
export function* watchCounted() {
  yield* takeLatest(
    [
      ...[isViewOpened, viewChosen, markOpened],
      ...[appointmentsLoaded, changesHeard, appointmentChanged, appointmentChangedElsewhere],
    ],
    findCounted,
  );
}

/** Finds which appointments of the whole list the mark counts that the address names (decisions: figures). */
function* findCounted() {
  const text = yield* select(selectCountedText);
  const isWhole = yield* select(selectIsWhole);
  if (!text || !isWhole) return;
  const list = yield* select(selectRealList);
  yield* put(countedFound({ text, ids: countedIds(text, list) }));
}
