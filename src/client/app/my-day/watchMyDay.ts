import { isAnyOf } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';

import { onDemand } from '#client/device/onDemand';
import { roundConcluded } from '#client/state/fanOut/ledgers';
import { formSent } from '#client/state/formEvents';
import { changeMade } from '#client/state/myDay';
import { noticeShown } from '#client/state/notices';
import { onceFetched } from '#client/state/sagas/onceFetched';
import type { Store } from '../store';

const dayCode = onDemand(() =>
  import(/* webpackChunkName: "noteDay" */ './late/noteDone').then(({ noteDone }) => ({ noteDone })),
);

/** Notes what is done at this desk while somebody is signed in; its code comes with the first thing that is told. */
export function* watchMyDay(addReducers: Store['addReducers']) {
  yield* takeEvery(
    isAnyOf(noticeShown, roundConcluded, changeMade, formSent),
    onceFetched(dayCode, ({ noteDone }) => noteDone),
    addReducers,
  );
}
