import { fork } from 'typed-redux-saga';

import { watchKind } from '#client/sections/home-services/shared/kind/sagas';
import { labPackageTexts, labServiceTexts, subcategoryTexts } from '../messages';
import { categoryKind, labPackageKind, labServiceKind, packageTestKind, subcategoryKind } from '../resources';
import { createLabPackage, updateLabPackage } from './saveLabPackage';
import { createLabService, updateLabService } from './saveLabService';
import { createSubcategory, updateSubcategory } from './saveSubcategory';

/** Starts the workflows of the catalogue. */
export function* watchCatalogue() {
  yield* fork(watchKind, categoryKind);
  yield* fork(watchKind, subcategoryKind, {
    create: createSubcategory,
    update: updateSubcategory,
    texts: subcategoryTexts,
  });
  yield* fork(watchKind, labServiceKind, {
    create: createLabService,
    update: updateLabService,
    texts: labServiceTexts,
  });
  yield* fork(watchKind, labPackageKind, {
    create: createLabPackage,
    update: updateLabPackage,
    texts: labPackageTexts,
  });
  yield* fork(watchKind, packageTestKind);
}
