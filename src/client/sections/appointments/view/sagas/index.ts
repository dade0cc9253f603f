import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, select, takeEvery } from 'typed-redux-saga';

import { columnResized, columnsChosen, columnsReset, viewChosen, viewDeleted, viewRenamed, viewSaved } from '../events';
import { keepOnDevice } from '../kept';
import { selectListView } from '../selectors';
import { followViews } from './followViews';

/** Starts what follows when the layout of the list or its saved views change. */
export function* watchListView() {
  yield* takeEvery(
    isAnyOf(columnsChosen, columnsReset, columnResized, viewSaved, viewRenamed, viewDeleted, viewChosen),
    keepListView,
  );
  yield* fork(followViews);
}

/** Has the device remember layout and saved views as they now are (decisions: what the device keeps). */
function* keepListView() {
  const view = yield* select(selectListView);
  yield* call(keepOnDevice, view);
}
