import { put, select } from 'typed-redux-saga';

import { selectCountedText } from '#client/sections/appointments/list/address';
import { selectIsWhole, selectRealList } from '#client/sections/appointments/list/selectors';
import { countedFound } from '#client/sections/appointments/view/events';
import { countedIds } from '../marks';

/** Finds which appointments of the whole list the mark counts that the address names (decisions: figures). */
export function* findCounted() {
  const text = yield* select(selectCountedText);
  const isWhole = yield* select(selectIsWhole);
  if (!text || !isWhole) return;
  const list = yield* select(selectRealList);
  yield* put(countedFound({ text, ids: countedIds(text, list) }));
}
