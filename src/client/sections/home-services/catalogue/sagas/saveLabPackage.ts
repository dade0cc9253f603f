import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import type { TranslatedItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText, translationsOf } from '#client/sections/home-services/shared/saving/items';
import { codeFor } from '#client/sections/home-services/shared/saving/sagas/codeFor';
import { once } from '#client/sections/home-services/shared/saving/sagas/once';
import {
  createTranslatedItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import type { PlannedStep } from '#client/state/forms/steps';
import type { Id, Translation } from '#contract/common';
import type { LabPackage, LabPackageDraft } from '#contract/homeServices/catalogue';
import { PACKAGE_TESTS_MIN } from '#contract/rules';
import type { LabPackageFormDraft } from '../events';
import { TEST_STEP } from '../events';
import { catalogueMessages } from '../messages';

/**
 * Creates a lab package with a code of its own, then its translations, then its tests with order 1 to n (Spec 2 §4,
 * §5). Throws a `Problem` before anything is sent when there are no tests.
 */
export function* createLabPackage({ body, images, texts, tests }: LabPackageFormDraft, save: string) {
  if (tests.length < PACKAGE_TESTS_MIN) throw new Problem(catalogueMessages.testRequired);
  const code = yield* call(codeFor, save, texts);
  const draft = { body: { ...body, code }, images, texts };
  const item = yield* call(createTranslatedItem<LabPackageDraft>, save, labPackageCalls, draft, testSteps(tests));
  for (const [at, name] of tests.entries())
    yield* call(once, save, `${TEST_STEP}${at + 1}`, testOfPackage, item, name, at + 1, body.subcategory);
}

/** Saves a lab package, then the translations that were changed; its tests stay as they are. */
export function* updateLabPackage(id: Id, draft: LabPackageFormDraft, save: string) {
  yield* call(updateTranslatedItem, save, labPackageCalls, id, draft);
}

/** The calls that write lab packages; two of one subcategory are similar when their codes match. */
export const labPackageCalls: TranslatedItemCalls<LabPackageDraft> = {
  ...labPackagesApi,
  findSimilar,
  readTranslations,
};

function* findSimilar({ subcategory, code }: LabPackageDraft): SagaGenerator<LabPackage[]> {
  const siblings = yield* call(labPackagesApi.list, { subcategory });
  return siblings.filter((one) => isSameText(one.code, code));
}

function* readTranslations(item: Id, { subcategory }: LabPackageDraft): SagaGenerator<readonly Translation[] | null> {
  const siblings = yield* call(labPackagesApi.list, { subcategory });
  return translationsOf(siblings, item);
}

function testSteps(tests: readonly string[]): PlannedStep[] {
  return tests.map((name, at) => ({
    id: `${TEST_STEP}${at + 1}`,
    label: say(catalogueMessages.testStep, { order: at + 1, name }),
    isRepeatable: false,
  }));
}

/** The step that adds a test to a package once. */
export const testOfPackage = { run: addTest, find: findTest };

function* addTest(item: Id, name: string, order: number): SagaGenerator<true> {
  yield* call(packageTestsApi.create, { package: item, test_name: name, order });
  return true;
}

function* findTest(item: Id, name: string, order: number, subcategory: Id): SagaGenerator<true | null> {
  const siblings = yield* call(labPackagesApi.list, { subcategory });
  const tests = siblings.find(({ id }) => id === item)?.included_tests ?? [];
  return tests.some((test) => test.order === order && test.test_name === name) || null;
}
