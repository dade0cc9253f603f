import { call, select } from 'typed-redux-saga';

import { keepOnDevice } from '../kept';
import { selectListView } from '../selectors';

/** Has the device remember layout and saved views as they now are (decisions: what the device keeps). */
export function* keepListView() {
  const view = yield* select(selectListView);
  yield* call(keepOnDevice, view);
}
