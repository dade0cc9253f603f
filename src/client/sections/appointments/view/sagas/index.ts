import { isAnyOf } from '@reduxjs/toolkit';
import { fork, takeEvery } from 'typed-redux-saga';

import { columnResized, columnsChosen, columnsReset, viewChosen, viewDeleted, viewRenamed, viewSaved } from '../events';
import { followViews } from './followViews';
import { keepListView } from './keepListView';

/** Starts what follows when the layout of the list or its saved views change. */
export function* watchListView() {
  yield* takeEvery(
    isAnyOf(columnsChosen, columnsReset, columnResized, viewSaved, viewRenamed, viewDeleted, viewChosen),
    keepListView,
  );
  yield* fork(followViews);
}
