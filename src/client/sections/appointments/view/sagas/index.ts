import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { onDemand } from '#client/device/onDemand';
import { selectCountedText } from '#client/sections/appointments/list/address';
import {
  appointmentChanged,
  appointmentChangedElsewhere,
  appointmentsLoaded,
} from '#client/sections/appointments/list/events';
import { addressRead, placeRevisited, sectionOpened } from '#client/state/address';
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

const find = onceFetched(
  onDemand(() => import(/* webpackChunkName: "changing" */ '../late/sagas/findCounted')),
  (workflows) => workflows.findCounted,
);

/** Nothing is fetched as long as the list is narrowed to no mark. */
function* findCounted() {
  const text = yield* select(selectCountedText);
  if (text) yield* call(find);
}

/** Starts what follows when the layout of the list or its saved views change. */
export function* watchListView() {
  yield* takeEvery(viewDeletionChosen, deleteView);
  yield* takeEvery(
    isAnyOf(columnsChosen, columnsReset, columnResized, viewSaved, viewRenamed, viewDeleted, viewChosen),
    keepListView,
  );
  yield* takeLatest(
    [
      ...[addressRead, sectionOpened, placeRevisited, viewChosen],
      ...[appointmentsLoaded, appointmentChanged, appointmentChangedElsewhere],
    ],
    findCounted,
  );
  yield* fork(followViews);
}
