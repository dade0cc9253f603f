import { fork } from 'typed-redux-saga';

import { createLabPackage } from '../catalogue/sagas/createLabPackage';
import { categoryKind } from '../kinds/category';
import { homeDoctorKind } from '../kinds/homeDoctor';
import { homeProviderKind } from '../kinds/homeProvider';
import { homeScheduleKind } from '../kinds/homeSchedule';
import { labPackageKind } from '../kinds/labPackage';
import { labServiceKind } from '../kinds/labService';
import { languageKind } from '../kinds/language';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '../kinds/links';
import { packageTestKind } from '../kinds/packageTest';
import { subcategoryKind } from '../kinds/subcategory';
import { therapistKind } from '../kinds/therapist';
import { watchLinking } from '../linking/sagas';
import { watchSchedule } from '../schedule/sagas';
import { watchKind, watchLists } from '../shared/kind/sagas';

/** Starts the workflows of every kind, and those that are about one alone. */
export function* watchHomeServices() {
  yield* fork(watchLists);
  yield* fork(watchKind, categoryKind);
  yield* fork(watchKind, subcategoryKind);
  yield* fork(watchKind, labServiceKind);
  yield* fork(watchKind, labPackageKind, createLabPackage);
  yield* fork(watchKind, packageTestKind);
  yield* fork(watchKind, homeProviderKind);
  yield* fork(watchKind, serviceLinkKind);
  yield* fork(watchKind, packageLinkKind);
  yield* fork(watchKind, nursingLinkKind);
  yield* fork(watchKind, homeDoctorKind);
  yield* fork(watchKind, therapistKind);
  yield* fork(watchKind, languageKind);
  yield* fork(watchKind, homeScheduleKind);
  yield* fork(watchLinking);
  yield* fork(watchSchedule);
}
