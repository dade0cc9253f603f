import { countRetryable, failedItems, tallyDetail, tallyOf, tallyText, type ItemOutcome } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';
import { addedTally } from '#client/ui/dates/messages';
import { inEnglish } from '#test/support/inEnglish';

/** One date of two hours, and one that stands alone. */
const rows = (first: ItemOutcome, second: ItemOutcome, alone: ItemOutcome) => [
  { id: '1', label: '9:00', whole: { id: 'Sunday', label: 'Sunday' }, outcome: first, reason: null },
  { id: '2', label: '10:00', whole: { id: 'Sunday', label: 'Sunday' }, outcome: second, reason: null },
  { id: '3', label: 'Monday', outcome: alone, reason: null },
];

const none = { added: 0, skipped: 0, failed: 0, open: 0 };

it.each<[ItemOutcome, ItemOutcome, ItemOutcome, lines: Partial<typeof none>, dates: Partial<typeof none>]>([
  ['added', 'skipped', 'skipped', { added: 1, skipped: 2 }, { added: 1 }],
  ['added', 'added', 'skipped', { added: 2, skipped: 1 }, { added: 1 }],
  ['added', 'failed', 'refused', { added: 1, failed: 2 }, { added: 1, failed: 2 }],
  ['failed', 'queued', 'added', { failed: 1, open: 1, added: 1 }, { open: 1, added: 1 }],
  ['failed', 'sent', 'queued', { failed: 1, open: 2 }, { open: 2 }],
  ['added', 'lost', 'unsent', { added: 1, open: 2 }, { added: 1, open: 2 }],
  ['leftOut', 'leftOut', 'leftOut', { skipped: 3 }, {}],
])('counts hours that are %s and %s, and one date that is %s', (first, second, alone, lines, dates) =>
  expect(tallyOf(rows(first, second, alone))).toEqual({
    total: 3,
    ...none,
    ...lines,
    wholes: { total: 2, added: 0, failed: 0, open: 0, ...dates },
  }),
);

describe('what is told of hours', () => {
  const counted = messagesOf('test', { counted: '{added} slots on {wholes} dates' });
  const told = (...given: Parameters<typeof rows>) => {
    const [first, ...others] = rows(...given);
    // The first line is one call for five doctors, of whom two had the hours.
    const made = first?.outcome === 'added' ? [{ ...first, counts: { added: 3, skipped: 2 } }] : first ? [first] : [];
    const lines = [...made, ...others];
    const detail = tallyDetail(lines, counted);
    return [inEnglish(tallyText(tallyOf(lines), addedTally)), detail && inEnglish(detail), tallyOf(lines).skipped];
  };

  it.each<[ItemOutcome, ItemOutcome, ItemOutcome, ReturnType<typeof told>]>([
    ['added', 'added', 'added', ['Successfully added 5 availabilities.', '5 slots on 2 dates', 2]],
    ['added', 'skipped', 'skipped', ['Successfully added 3 availabilities.', '3 slots on 1 dates', 4]],
    [
      ...(['added', 'added', 'failed'] as const),
      ['Successfully added 4 availabilities. Failed to add 1 dates.', '4 slots on 1 dates. Failed: Monday', 2],
    ],
    ['skipped', 'skipped', 'skipped', ['All 3 availabilities were there already.', null, 3]],
    [
      'failed',
      'failed',
      'failed',
      ['Failed to add any availabilities. Please try again.', 'Failed: Sunday; Monday', 0],
    ],
  ])('that are %s and %s, and a date that is %s, counts slots and dates', (first, second, alone, sentences) =>
    expect(told(first, second, alone)).toEqual(sentences),
  );
});

it('counts each line that can be tried again', () => {
  expect(countRetryable(rows('failed', 'failed', 'added'))).toBe(2);
  expect(countRetryable(rows('failed', 'added', 'failed'))).toBe(2);
  expect(countRetryable(rows('refused', 'lost', 'queued'))).toBe(0);
});

it('names what failed, each date once', () => {
  expect(inEnglish(failedItems(rows('failed', 'refused', 'failed')) ?? '')).toBe('Failed: Sunday; Monday');
  expect(failedItems(rows('added', 'lost', 'skipped'))).toBeNull();
});
