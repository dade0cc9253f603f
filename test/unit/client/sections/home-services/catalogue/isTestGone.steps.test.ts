import { labPackagesApi } from '#client/api/homeServices/catalogue';
import { isTestGone } from '#client/sections/home-services/catalogue/isTestGone';
import { testSaga } from '#test/support/sagas/testSaga';

const asked = testSaga(isTestGone, 5).next().call(labPackagesApi.list, {}).save('the packages are read');

it.each([
  ['is gone where no package has it', [[{ id: 4 }], []], true],
  ['is gone where there is no package', [], true],
  ['is not gone where one of several packages has it', [[{ id: 4 }], [{ id: 4 }, { id: 5 }]], false],
  ['is not known to be gone where a package tells no tests', [[{ id: 4 }], undefined], false],
])('a test %s', (_, tests, expected) => {
  asked
    .restore('the packages are read')
    .next(tests.map((included_tests, id) => ({ id, included_tests })))
    .returns(expected);
});
