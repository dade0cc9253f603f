import { fullPace, slowed, untoldWaitMs, type Pace } from '#client/lib/pace';

const at = 1_000_000;
const held = (pace: Pace, waitMs: number | null, holds = pace.holds) => slowed(pace, { waitMs, holds, at });

it.each([
  [5, [2, 1, 1]],
  [8, [4, 2, 1]],
  [3, [1, 1]],
])('a plan of %i at once goes on with half as many after each hold, one at least: %p', (first, halves) => {
  let pace = fullPace(first);
  for (const half of halves) {
    pace = held(pace, 3000);
    expect([pace.atOnce, pace.heldUntil]).toEqual([half, at + 3000]);
  }
});

it('calls that were under way when it was held do not halve it again, and may prolong it', () => {
  const first = held(fullPace(5), 9000);
  const [sooner, later] = [held(first, 1000, 0), held(first, 30_000, 0)];

  expect([sooner.atOnce, sooner.holds, sooner.heldUntil]).toEqual([2, 1, at + 9000]);
  expect([later.atOnce, later.holds, later.heldUntil]).toEqual([2, 1, at + 30_000]);
});

it('waits longer each time that nobody says for how long', () => {
  let pace = fullPace(5);
  const waits = Array.from({ length: 8 }, () => {
    pace = held({ ...pace, heldUntil: null }, null);
    return ((pace.heldUntil ?? 0) - at) / 1000;
  });

  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  expect((held(fullPace(5), null, -1).heldUntil ?? 0) - at).toBe(2000);
  expect([0, 1, 2, 5, 6, 99].map(untoldWaitMs)).toEqual([2000, 2000, 4000, 32_000, 60_000, 60_000]);
});

it.each([
  [300_000, null],
  [300_001, 300_001],
  [86_400_000, 86_400_000],
])('a hold of %i ms is too long: %p', (waitMs, tooLongMs) => {
  const pace = held(fullPace(5), waitMs);

  expect(pace.tooLongMs).toBe(tooLongMs);
  expect(held({ ...pace, heldUntil: null }, 1000).tooLongMs).toBe(tooLongMs);
});
