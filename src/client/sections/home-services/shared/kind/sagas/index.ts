import type { PayloadAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { callsOf, type ListedItem } from '#client/sections/home-services/shared/saving/items';
import { createItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { trackedForm } from '#client/state/forms/trackedForm';
import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import {
  listClosed,
  type ListFilter,
  type Kind,
  type KindService,
  type BulkRemoval,
  type ListWanted,
  type Removal,
  type Submitted,
} from '../defineKind';
import { forgetList, readList } from './lists';
import { removeRow } from './removeRow';
import { removalOfRows, removeRows } from './removeRows';
import { saveForm, tellSaveGoesOn, type Create, type KindForm } from './saveForm';

/** Starts the workflow that all kinds share. */
export function* watchLists() {
  yield* takeEvery(listClosed, forgetList);
}

/** Starts the workflows of one kind; `create` makes what its form sends, where that takes steps of its own. */
export function* watchKind<Item extends ListedItem, Row extends { id: Id }, Body, Filter extends ListFilter>(
  kind: Kind<Row, Body, Filter> & KindService<Item, Body, Filter>,
  create: Create<Body> = createItem<Body>,
) {
  const { events, keys, loadFailure, form, removal } = kind;

  const load = tracked({ key: ({ payload }) => payload.key, failure: loadFailure }, ({ payload }: ListWanted<Filter>) =>
    readList(kind, payload.filter),
  );
  yield* takeLatestEach(events.listWanted, ({ payload }) => payload.key, load);

  if (form) {
    const { texts } = form;
    const { saving, saveFailed, createFailed = saveFailed } = texts;
    const saved: KindForm<Body> = { create, calls: callsOf(form.saving), texts };
    const save = trackedForm(
      {
        key: keys.save,
        failure: ({ payload: { id } }) => ({ text: id === undefined ? createFailed : saveFailed }),
        saving: ({ payload: { typed } }) => (typed ? saving : null),
      },
      ({ payload }: Submitted<Body, Filter>) => saveForm(kind, saved, payload),
    );
    yield* takeLeadingEach(events.submitted, () => keys.save, save);
    yield* takeEvery(events.leftWhileSaving, tellSaveGoesOn, texts);
  }

  if (removal) {
    const remove = tracked(
      {
        key: ({ payload: { id } }) => keys.remove(id),
        failure: ({ payload: { name } }) => ({ text: say(removal.texts.removeFailed, { name }) }),
        onFailure: announceWithRetry,
      },
      ({ payload }: PayloadAction<Removal>) => removeRow(kind, removal, payload),
    );
    yield* takeLeadingEach(events.removeChosen, ({ payload }) => payload.id, remove);

    const removing = removalOfRows(kind, removal);
    const ledgerOf = ({ payload }: PayloadAction<BulkRemoval<Filter>>) => keys.removeMany(payload.filter);
    yield* takeFanOut(removing, events.bulkRemoveChosen, ledgerOf, (event) =>
      removeRows(removing, removal.texts, ledgerOf(event), event.payload),
    );
  }
}
