import { fork } from 'typed-redux-saga';

import { addScheduleKey } from '#client/sections/home-services/keys';
import { watchKind } from '#client/sections/home-services/shared/kind/sagas';
import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { scheduleSubmitted } from '../events';
import { entryTexts } from '../messages';
import { homeScheduleKind } from '../resources';
import { addingSchedule, addSchedule } from './addSchedule';
import { createEntry, updateEntry } from './saveEntry';

/** Starts the workflows of the schedule. */
export function* watchSchedule() {
  yield* fork(watchKind, homeScheduleKind, { create: createEntry, update: updateEntry, texts: entryTexts });
  yield* takeFanOut(addingSchedule, scheduleSubmitted, ({ payload }) => addScheduleKey(payload.provider), addSchedule);
}
