import { fork } from 'typed-redux-saga';

import { watchCatalogue } from '../catalogue/sagas';
import { watchLinking } from '../linking/sagas';
import { watchProviders } from '../providers/sagas';
import { watchSchedule } from '../schedule/sagas';
import { watchLists } from '../shared/kind/sagas';
import { watchStaff } from '../staff/sagas';

/** Starts the workflows of every subject. */
export function* watchHomeServices() {
  yield* fork(watchLists);
  yield* fork(watchCatalogue);
  yield* fork(watchProviders);
  yield* fork(watchLinking);
  yield* fork(watchStaff);
  yield* fork(watchSchedule);
}
