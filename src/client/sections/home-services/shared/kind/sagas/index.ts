import { takeEvery } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import type { ListFilter } from '#client/sections/home-services/keys';
import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { trackedForm } from '#client/state/forms/trackedForm';
import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';
import type { Kind, KindLists } from '../defineKind';
import type { BulkRemoveChosen, ListWanted, RemoveChosen, Submitted } from '../events';
import { listClosed } from '../events';
import { forgetList, readList } from './lists';
import { removeRow } from './removeRow';
import { removalOfRows, removeRows } from './removeRows';
import type { KindForm } from './saveForm';
import { saveForm, tellStillSaving } from './saveForm';

/** Starts the workflow that all resources share. */
export function* watchLists() {
  yield* takeEvery(listClosed, forgetList);
}

/** Starts the workflows of one kind; `form` saves what its form sends, where it has one. */
export function* watchKind<Wire extends object, Row extends { id: Id }, Draft, Filter extends ListFilter>(
  kind: Kind<Row, Draft, Filter> & KindLists<Wire, Filter>,
  form?: KindForm<Draft>,
) {
  const { events, keys, loadFailure, removal } = kind;

  const load = tracked({ key: ({ payload }) => payload.key, failure: loadFailure }, ({ payload }: ListWanted<Filter>) =>
    readList(kind, payload.filter),
  );
  yield* takeLatestEach(events.listWanted, ({ payload }) => payload.key, load);

  if (form) {
    const { saving, saveFailed, createFailed = saveFailed } = form.texts;
    const save = trackedForm(
      {
        key: keys.save,
        failure: ({ payload: { id } }) => ({ text: id === undefined ? createFailed : saveFailed }),
        saving: ({ payload: { typed } }) => (typed ? saving : null),
      },
      ({ payload }: Submitted<Draft, Filter>) => saveForm(kind, form, payload),
    );
    yield* takeLeadingEach(events.submitted, () => keys.save, save);
    yield* takeEvery(events.leftWhileSaving, tellStillSaving, form.texts);
  }

  if (removal) {
    const remove = tracked(
      {
        key: ({ payload: { id } }) => keys.remove(id),
        failure: ({ payload: { name } }) => ({ text: say(removal.texts.removeFailed, { name }) }),
        onFailure: announceWithRetry,
      },
      ({ payload }: RemoveChosen) => removeRow(kind, removal, payload),
    );
    yield* takeLeadingEach(events.removeChosen, ({ payload }) => payload.id, remove);

    const removing = removalOfRows(kind, removal);
    const ledgerOf = ({ payload }: BulkRemoveChosen<Filter>) => keys.removeMany(payload.filter);
    yield* takeFanOut(removing, events.bulkRemoveChosen, ledgerOf, (event) =>
      removeRows(removing, ledgerOf(event), event.payload.removals),
    );
  }
}
