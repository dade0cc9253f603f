import { timeLeft } from '#client/lib/timeLeft';
import { inEnglish } from '#test/support/inEnglish';

it.each([
  [1, '1 second'],
  [1001, '2 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
  [5_400_000, '90 minutes'],
  [5_400_001, '2 hours'],
  [86_400_000, '24 hours'],
])('%i ms are %s', (ms, text) => expect(inEnglish(timeLeft(ms))).toBe(text));
