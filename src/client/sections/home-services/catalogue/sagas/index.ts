import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import {
  categoryResource,
  labPackageResource,
  labServiceResource,
  packageTestResource,
  subcategoryResource,
} from '../resources';

/** What the catalogue watches. */
export function* watchCatalogue() {
  yield* fork(watchResource, categoryResource);
  yield* fork(watchResource, subcategoryResource);
  yield* fork(watchResource, labServiceResource);
  yield* fork(watchResource, labPackageResource);
  yield* fork(watchResource, packageTestResource);
}
