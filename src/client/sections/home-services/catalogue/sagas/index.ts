import { fork } from 'typed-redux-saga';

import { watchResource } from '#client/sections/home-services/shared/resource/sagas';
import { labPackageTexts, labServiceTexts, subcategoryTexts } from '../messages';
import {
  categoryResource,
  labPackageResource,
  labServiceResource,
  packageTestResource,
  subcategoryResource,
} from '../resources';
import { createLabPackage, updateLabPackage } from './saveLabPackage';
import { createLabService, updateLabService } from './saveLabService';
import { createSubcategory, updateSubcategory } from './saveSubcategory';

/** Starts the workflows of the catalogue. */
export function* watchCatalogue() {
  yield* fork(watchResource, categoryResource);
  yield* fork(watchResource, subcategoryResource, {
    create: createSubcategory,
    update: updateSubcategory,
    texts: subcategoryTexts,
  });
  yield* fork(watchResource, labServiceResource, {
    create: createLabService,
    update: updateLabService,
    texts: labServiceTexts,
  });
  yield* fork(watchResource, labPackageResource, {
    create: createLabPackage,
    update: updateLabPackage,
    texts: labPackageTexts,
  });
  yield* fork(watchResource, packageTestResource);
}
