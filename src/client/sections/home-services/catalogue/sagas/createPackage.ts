import { call } from 'typed-redux-saga';

import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import { Problem } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import type { Step } from '#client/sections/home-services/shared/saving/runSteps';
import type { TranslatedDraft, TranslatedKind } from '#client/sections/home-services/shared/saving/translated';
import { createTranslated, withCode } from '#client/sections/home-services/shared/saving/translated';
import type { LabPackageDraft } from '#contract/homeServices/catalogue';
import { PACKAGE_TESTS_MIN } from '#contract/rules';

/** What the form of a new lab package hands over; the tests in their order. */
export interface PackageDraft extends TranslatedDraft<LabPackageDraft> {
  tests: readonly string[];
}

/**
 * Creates a lab package, its words, then its tests one after another with order 1 to n (Spec 2 §4). One without tests
 * is a `Problem`, and nothing is sent of it.
 */
export function* createPackage(key: string, kind: TranslatedKind<LabPackageDraft>, draft: PackageDraft) {
  if (draft.tests.length < PACKAGE_TESTS_MIN) throw new Problem(messages.testRequired);
  const { tests } = draft;
  const coded = yield* call(withCode<LabPackageDraft>, key, draft);
  yield* call(
    createTranslated,
    key,
    kind,
    coded,
    tests.map((name, index) => testStep(name, index + 1, coded.body)),
  );
}

function testStep(name: string, order: number, { subcategory }: LabPackageDraft): Step {
  return {
    id: `test ${order}`,
    label: say(messages.testStep, { order, name }),
    *run(item) {
      if (item !== null) yield* call(packageTestsApi.create, { package: item, test_name: name, order });
      return undefined;
    },
    *find(item) {
      const siblings = yield* call(labPackagesApi.list, { subcategory });
      const tests = siblings.find(({ id }) => id === item)?.included_tests ?? [];
      return tests.some((test) => test.order === order && test.test_name === name) ? undefined : null;
    },
  };
}
