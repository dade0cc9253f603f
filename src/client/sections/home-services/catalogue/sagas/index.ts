import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import {
  categoryResource,
  labPackageResource,
  labServiceResource,
  packageTestResource,
  subcategoryResource,
} from '../resources';

/** Starts the workflows of the catalogue. */
export function* watchCatalogue() {
  yield* fork(watchResource, categoryResource);
  yield* fork(watchResource, subcategoryResource);
  yield* fork(watchResource, labServiceResource);
  yield* fork(watchResource, labPackageResource);
  yield* fork(watchResource, packageTestResource);
}
