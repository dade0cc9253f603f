import { pageVersion } from '#client/lib/version';

it('is the hash of the build', () => {
  expect(pageVersion()).toBe('unbuilt');
  Object.assign(globalThis, { __webpack_hash__: '0a1b2c' });

  expect(pageVersion()).toBe('0a1b2c');
  Reflect.deleteProperty(globalThis, '__webpack_hash__');
});
