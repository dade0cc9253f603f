import { attentionAfter } from '#client/features/session/lock/attention';

it.each([
  [0, 15, 'used'],
  [13.9, 15, 'used'],
  [14, 15, 'warned'],
  [14.99, 15, 'warned'],
  [15, 15, 'left'],
  [600, 15, 'left'],
  [0.4, 1, 'used'],
  [0.5, 1, 'warned'],
  [1, 1, 'left'],
])('a desk that nobody has used for %p of %p minutes is %s', (idle, lockAfter, attention) =>
  expect(attentionAfter(idle * 60_000, lockAfter)).toBe(attention),
);
