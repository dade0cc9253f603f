import { makeCode } from '#client/sections/home-services/shared/saving/sagas/saveItem';

test.each([
  ['Heart Check', /^heart_check_[a-z0-9]{3}$/],
  ['  CT  Scan ', /^ct_scan_[a-z0-9]{3}$/],
])('the code of "%s" is its words and a random end', (name, code) => expect(makeCode(name)).toMatch(code));

test('the code of a name as long as a service takes is no longer than that', () => {
  const code = makeCode('a'.repeat(255));

  expect(code).toMatch(/^a+_[a-z0-9]{3}$/);
  expect(code).toHaveLength(255);
});
