import { isAnyOf } from '@reduxjs/toolkit';
import { fork, takeEvery } from 'typed-redux-saga';

import { onDemand } from '#client/device/onDemand';
import { onceFetched } from '#client/state/sagas/onceFetched';
import {
  columnResized,
  columnsChosen,
  columnsReset,
  viewChosen,
  viewDeleted,
  viewDeletionChosen,
  viewRenamed,
  viewSaved,
} from '../events';
import { followViews } from './followViews';
import { keepListView } from './keepListView';

const code = onDemand(() => import(/* webpackChunkName: "changing" */ '../late/sagas/deleteView'));

const deleteView = onceFetched(code, (workflows) => workflows.deleteView);

/** Starts what follows when the layout of the list or its saved views change. */
export function* watchListView() {
  yield* takeEvery(viewDeletionChosen, deleteView);
  yield* takeEvery(
    isAnyOf(columnsChosen, columnsReset, columnResized, viewSaved, viewRenamed, viewDeleted, viewChosen),
    keepListView,
  );
  yield* fork(followViews);
}
