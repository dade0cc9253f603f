import { isAnyOf } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';

import { roundConcluded } from '#client/state/fanOut/ledgers';
import { formSent } from '#client/state/formEvents';
import { changeMade } from '#client/state/myDay';
import { noticeShown } from '#client/state/notices';
import { noteDone } from './noteDone';

/** Notes what is done at this desk while somebody is signed in. */
export function* watchMyDay() {
  yield* takeEvery(isAnyOf(noticeShown, roundConcluded, changeMade, formSent), noteDone);
}
