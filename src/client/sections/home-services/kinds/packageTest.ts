import { call, type SagaGenerator } from 'typed-redux-saga';

import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import { packageTests } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import type { Id } from '#contract/common';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the tests of packages. */
export const packageTestTexts = messagesOf('homeServices', {
  removeTitle: 'Remove {name}?',
  remove: 'Remove',
});

/** The tests of packages; they are read and created with their package, and only removed one by one. */
export const packageTestKind = defineKind({
  name: 'packageTest',
  entity: packageTests,
  api: { remove: packageTestsApi.remove },
  removal: { isGone: isTestGone, title: packageTestTexts.removeTitle, confirmLabel: packageTestTexts.remove },
});

/** Whether no package has a test any more; `false` also where the list of packages does not tell their tests. */
function* isTestGone(test: Id): SagaGenerator<boolean> {
  const packages = yield* call(labPackagesApi.list, {});
  return packages.every(({ included_tests: tests }) => tests?.every(({ id }) => id !== test) ?? false);
}
