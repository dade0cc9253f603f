import { readToken, storeToken } from '#client/state/tokenStorage';

afterEach(() => {
  localStorage.clear();
});

it('a token that was kept is there again', () => {
  storeToken('a token', 'layla@mawid.example');

  expect(readToken()).toBe('a token');
});

it.each(['', 'null', 'undefined'])('%p in the storage is no token', (stored) => {
  storeToken(stored, 'layla@mawid.example');

  expect(readToken()).toBeNull();
});
