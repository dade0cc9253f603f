import { call, type SagaGenerator } from 'typed-redux-saga';

import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import { surely } from '#client/api/sendList';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import type { ItemCalls, ItemDraft } from '#client/sections/home-services/shared/saving/items';
import { once, createItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import type { PlannedStep } from '#client/state/forms/steps';
import type { Id } from '#contract/common';
import type { LabPackageDraft } from '#contract/homeServices/catalogue';
import { PACKAGE_TESTS_MIN } from '#contract/rules';
import { catalogueMessages } from '../messages';

/**
 * Creates a lab package, then its translations, then its tests with order 1 to n (Spec 2 §4, §5), and returns its id.
 * Throws a `Problem` before anything is sent when there are no tests.
 */
export function* createLabPackage(
  save: string,
  calls: ItemCalls<LabPackageDraft>,
  draft: ItemDraft<LabPackageDraft>,
): SagaGenerator<Id> {
  const { parts: tests = [], body } = draft;
  if (tests.length < PACKAGE_TESTS_MIN) throw new Problem(catalogueMessages.testRequired);
  const item = yield* call(createItem, save, calls, draft, tests.map(testStep));
  for (const [at, name] of tests.entries())
    yield* call(once, save, testStep(name, at).id, testOfPackage, item, name, at + 1, body.subcategory);
  return item;
}

/** The step that adds a test to a package; `at` is counted from 0. */
export function testStep(name: string, at: number): PlannedStep {
  const order = at + 1;
  const label = say(catalogueMessages.testStep, { order, name });
  return { id: `test ${order}`, label, isRepeatable: false, isPart: true };
}

/** The step that adds a test to a package once. */
export const testOfPackage = { send: addTest, find: findTest };

function* addTest(item: Id, name: string, order: number): SagaGenerator<true> {
  yield* call(packageTestsApi.create, { package: item, test_name: name, order });
  return true;
}

function* findTest(item: Id, name: string, order: number, subcategory: Id): SagaGenerator<true | null> {
  const siblings = surely(yield* call(labPackagesApi.list, { subcategory }));
  const tests = siblings.find(({ id }) => id === item)?.included_tests ?? [];
  return tests.some((test) => test.order === order && test.test_name === name) || null;
}
