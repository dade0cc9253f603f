import { countRetryable, failedItems, tallyOf, type ItemOutcome } from '#client/lib/tally';
import { inEnglish } from '#test/support/inEnglish';

/** One date of two hours, and one that stands alone. */
const rows = (first: ItemOutcome, second: ItemOutcome, alone: ItemOutcome) => [
  { id: '1', label: '9:00', whole: { id: 'Sunday', label: 'Sunday' }, outcome: first, reason: null },
  { id: '2', label: '10:00', whole: { id: 'Sunday', label: 'Sunday' }, outcome: second, reason: null },
  { id: '3', label: 'Monday', outcome: alone, reason: null },
];

it.each<[ItemOutcome, ItemOutcome, ItemOutcome, Partial<ReturnType<typeof tallyOf>>]>([
  ['added', 'skipped', 'skipped', { added: 1, skipped: 1 }],
  ['added', 'failed', 'refused', { failed: 2 }],
  ['failed', 'queued', 'added', { open: 1, added: 1 }],
  ['failed', 'sent', 'queued', { open: 2 }],
  ['added', 'lost', 'unsent', { open: 2 }],
  ['leftOut', 'leftOut', 'leftOut', { skipped: 2 }],
])('counts dates whose hours are %s and %s, and one that is %s', (first, second, alone, counted) =>
  expect(tallyOf(rows(first, second, alone))).toEqual({
    total: 2,
    ...{ added: 0, skipped: 0, failed: 0, open: 0 },
    ...counted,
  }),
);

it('counts each date once that can be tried again', () => {
  expect(countRetryable(rows('failed', 'failed', 'added'))).toBe(1);
  expect(countRetryable(rows('failed', 'added', 'failed'))).toBe(2);
  expect(countRetryable(rows('refused', 'lost', 'queued'))).toBe(0);
});

it('names what failed, each date once', () => {
  expect(inEnglish(failedItems(rows('failed', 'refused', 'failed')) ?? '')).toBe('Failed: Sunday; Monday');
  expect(failedItems(rows('added', 'lost', 'skipped'))).toBeNull();
});
