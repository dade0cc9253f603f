import { testCount } from '#client/sections/home-services/catalogue/testCount';

const labPackage = { id: 7, subcategory: 3, code: 'heart' };

it.each([
  [{ included_tests: [9, 10], tests_count: 1 }, 2],
  [{ included_tests: [] }, 0],
  [{ tests_count: 4 }, 4],
  [{ tests_count: 0 }, 0],
  [{}, null],
  [{ included_tests: null, tests_count: null }, null],
])('a package with %j has %p tests, as far as anybody knows', (told, count) => {
  expect(testCount({ ...labPackage, ...told })).toBe(count);
});
