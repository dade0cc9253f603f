import { call, put, select } from 'typed-redux-saga';

import { currentMoment, dayOf } from '#client/lib/dates';
import { selectCountedText } from '#client/sections/appointments/list/address';
import { selectWholeList } from '#client/sections/appointments/list/selectors';
import { countedFound } from '#client/sections/appointments/view/events';
import { countedIds } from '../marks';

/** Finds which appointments of the list the mark counts that the address names (decisions: figures). */
export function* findCounted() {
  const text = yield* select(selectCountedText);
  const today = dayOf(yield* call(currentMoment));
  const list = yield* select(selectWholeList, today);
  yield* put(countedFound({ text, ids: countedIds(text, list, today) }));
}
