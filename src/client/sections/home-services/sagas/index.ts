import { all, call } from 'typed-redux-saga';

import { resources } from '../resources';

/** Everything the home services section does. */
export function* watchHomeServices() {
  yield* all(resources.map((resource) => call([resource, 'watch'])));
}
