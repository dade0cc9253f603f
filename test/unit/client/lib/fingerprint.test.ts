import { fingerprint } from '#client/lib/fingerprint';

it('tells texts apart, and is the same for the same text', () => {
  const tokens = Array.from({ length: 1_000 }, (_, index) => `token ${index}`);

  expect(new Set(tokens.map(fingerprint)).size).toBe(1_000);
  expect(fingerprint('a')).toBe(0xe40c292c);
});
