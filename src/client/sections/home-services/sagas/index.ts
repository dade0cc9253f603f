import { all, call } from 'typed-redux-saga';

import { resources } from '../resources';
import { watchSchedule } from './addSchedule';
import { watchLinkChanges } from './changeLink';

/** Everything the home services section does. */
export function* watchHomeServices() {
  yield* all([...resources.map((resource) => call([resource, 'watch'])), call(watchLinkChanges), call(watchSchedule)]);
}
