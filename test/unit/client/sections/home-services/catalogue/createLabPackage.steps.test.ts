import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import { say } from '#client/lib/text';
import { catalogueMessages } from '#client/sections/home-services/catalogue/messages';
import { createLabPackage, testOfPackage } from '#client/sections/home-services/catalogue/sagas/createLabPackage';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { callsOf } from '#client/sections/home-services/shared/saving/items';
import { once, createItem } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/labPackage/save';
const calls = callsOf(labPackageKind.form!.saving);
const texts = { en: { name: 'Heart Check', description: '' }, ar: { name: 'فحص القلب', description: '' } };
const body = { subcategory: 3, code: '', description: '', tests_count: 2 };
const draft = { body, texts, parts: ['ECG', 'Lipids'] };

const stepOf = (order: number, name: string) => ({
  id: `test ${order}`,
  label: say(catalogueMessages.testStep, { order, name }),
  isRepeatable: false,
  isPart: true,
});

describe('when a package is created', () => {
  const steps = testSaga(createLabPackage, SAVE, calls, draft)
    .next()
    .call(createItem, SAVE, calls, draft, [stepOf(1, 'ECG'), stepOf(2, 'Lipids')])
    .save('the item and its translations are sent')
    .next(7)
    .call(once, SAVE, 'test 1', testOfPackage, 7, 'ECG', 1, 3)
    .save('the first test is sent');

  it('sends its tests in order after its translations', () => {
    steps
      .restore('the first test is sent')
      .next()
      .call(once, SAVE, 'test 2', testOfPackage, 7, 'Lipids', 2, 3)
      .next()
      .isDone();
  });

  it.each(['the item and its translations are sent', 'the first test is sent'])(
    'stops where a step fails: %s',
    (point) => {
      const refused = refusal();

      expect(() => steps.restore(point).throw(refused)).toThrow(refused);
    },
  );

  it('sends nothing of one without tests', () =>
    expect(() => testSaga(createLabPackage, SAVE, calls, { ...draft, parts: [] }).next()).toThrow(
      catalogueMessages.testRequired.defaultMessage,
    ));
});

it('a test of a package is added by one call', () => {
  testSaga(testOfPackage.send, 7, 'ECG', 1)
    .next()
    .call(packageTestsApi.create, { package: 7, test_name: 'ECG', order: 1 })
    .next()
    .returns(true);
});

describe('a test whose answer was lost', () => {
  const ecg = { id: 1, package: 7, test_name: 'ECG', order: 2 };
  const found = testSaga(testOfPackage.find, 7, 'ECG', 2, 3)
    .next()
    .call(labPackagesApi.list, { subcategory: 3 })
    .save('the packages beside it are read');

  it.each([
    ['is there where its package has it', 7, [ecg], true],
    ['is not there where its package has another one at its place', 7, [{ ...ecg, test_name: 'Lipids' }], null],
    ['is not there where its package has it at another place', 7, [{ ...ecg, order: 1 }], null],
    ['is not there where another package has it', 8, [ecg], null],
    ['is not there where its package tells no tests', 7, undefined, null],
  ])('%s', (_, id, included_tests, expected) => {
    const packages = [
      { id: 6, subcategory: 3, code: 'a', included_tests: [] },
      { id, subcategory: 3, code: 'b', included_tests },
    ];
    found.restore('the packages beside it are read').next(packages).returns(expected);
  });
});
