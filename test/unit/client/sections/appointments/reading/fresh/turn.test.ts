import { turnAfter } from '#client/sections/appointments/reading/fresh/turn';

it.each([
  ['a short list', { ms: 80, bytes: 120_000 }, 60, 60_000],
  ['a short list at a desk that wants it often', { ms: 80, bytes: 120_000 }, 10, 16_000],
  ['a list that took a second', { ms: 1000, bytes: 120_000 }, 60, 200_000],
  ['a list of three megabytes and a half', { ms: 80, bytes: 3_500_000 }, 60, 210_000],
  ['a megabyte, no more', { ms: 300, bytes: 1_000_000 }, 60, 60_000],
  ['a hundred thousand appointments', { ms: 900, bytes: 41_000_000 }, 60, 2_460_000],
  ['a desk that wants it seldom', { ms: 900, bytes: 2_000_000 }, 600, 600_000],
  ['a list that nobody has measured', { ms: 0, bytes: 0 }, 60, 60_000],
])('%s', (_, cost, refreshSeconds, ms) => {
  expect(turnAfter(cost, refreshSeconds)).toBe(ms);
});
