import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { labPackagesApi } from '#client/api/homeServices/catalogue';
import type { Id } from '#contract/common';

/** Whether no package has a test any more; `false` also where the list of packages does not tell their tests. */
export function* isTestGone(test: Id): SagaGenerator<boolean> {
  const packages = yield* call(labPackagesApi.list, {});
  return packages.every(({ included_tests: tests }) => tests?.every(({ id }) => id !== test) ?? false);
}
