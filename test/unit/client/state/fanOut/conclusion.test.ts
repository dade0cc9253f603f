import { tallyOf, tallyText } from '#client/lib/tally';
import { conclusionOf, type Telling } from '#client/state/fanOut/conclusion';
import type { StoredLedger } from '#client/state/fanOut/ledgers';
import type { StoredRow } from '#client/state/fanOut/row';
import { inEnglish } from '#test/support/inEnglish';
import { texts } from './desk';

type Outcome = 'added' | 'skipped' | 'failed' | 'unsent';

const undo = { event: { type: 'test/undo' } };

function row(outcome: Outcome, index: number): StoredRow<string> {
  const item = { id: String(index), label: `item ${index}`, payload: 'one', reason: null };
  return outcome === 'failed' || outcome === 'unsent' ? { ...item, outcome, isUnknown: false } : { ...item, outcome };
}

/** What is said of rows that stand so, by a round that was about all of them but the first few. */
function ended(
  outcomes: readonly Outcome[],
  offerAfter?: Telling<string>['offerAfter'],
  tooLongMs?: number,
  before = 0,
) {
  const rows = outcomes.map(row);
  const pace = tooLongMs === undefined ? {} : { pace: { tooLongMs } as NonNullable<StoredLedger['pace']> };
  const kind = { name: 'test/add', texts, ...(offerAfter && { offerAfter }) };
  return conclusionOf(kind, 'test/add/7', { rows, ...pace }, rows.slice(before));
}

const tallyOfRows = (...outcomes: Outcome[]) => tallyText(tallyOf(outcomes.map(row)), texts);
const failedOnes = { id: 'tally.failedItems', values: { items: 'item 1' } };
const offering = (more: object = {}) => jest.fn(() => ({ offer: undo, topic: 'test', ...more }));

describe('the end of a round', () => {
  it('is told by its tally, with what failed', () => {
    expect(ended(['added', 'added'])).toEqual({
      told: { kind: 'success', text: tallyOfRows('added', 'added'), detail: null },
      more: {},
      beside: null,
    });
    expect(ended(['added', 'failed']).told).toMatchObject({
      kind: 'error',
      text: tallyOfRows('added', 'failed'),
      detail: failedOnes,
    });
  });

  it('is that of its own rows alone, and of the whole plan where something is offered for it', () => {
    const offer = offering();

    expect(ended(['added', 'failed', 'added'], undefined, undefined, 2).told?.text).toEqual(tallyOfRows('added'));
    expect(ended(['added', 'failed', 'added'], offer, undefined, 2)).toMatchObject({
      told: { text: tallyOfRows('added', 'failed', 'added'), detail: null, offer: undo },
      more: { detail: failedOnes, offer: undo, topic: 'test' },
    });
    expect(offer).toHaveBeenCalledWith([row('added', 0), row('added', 2)]);
  });

  it('has what its kind says beside the offer, also where there is nothing to offer', () => {
    expect(ended(['added'], () => ({ detail: 'One overlaps.' }))).toMatchObject({
      told: { detail: 'One overlaps.' },
      more: { detail: 'One overlaps.' },
    });
    expect(ended(['added'], () => null).told).toEqual({ kind: 'success', text: tallyOfRows('added'), detail: null });
  });

  it('is not told when nothing was answered', () =>
    expect(ended(['unsent', 'unsent'])).toEqual({ told: null, more: {}, beside: null }));

  describe('that would have to wait too long', () => {
    const rest = { leadsTo: 'test/add/7', stays: true, offer: { label: { id: 'fanOut.sendTheRest' } } };

    it('offers to send the rest, and tells what was sent beside', () => {
      const { told, more, beside } = ended(['added', 'unsent'], undefined, 60_000);

      expect(inEnglish(told!.text)).toMatch(/^The service asks to wait for .* before more is sent/);
      expect(told).toMatchObject({ kind: 'error', detail: tallyOfRows('added', 'unsent') });
      expect(more).toMatchObject(rest);
      expect(beside).toBeNull();
    });

    it('says nothing of a tally where nothing was answered', () => {
      const { told, more, beside } = ended(['unsent'], offering(), 60_000);

      expect([told?.detail, beside]).toEqual([null, null]);
      expect(more).toMatchObject(rest);
    });

    it('leaves what its kind offers to a notice of its own', () =>
      expect(ended(['added', 'unsent'], offering(), 60_000)).toMatchObject({
        told: { detail: tallyOfRows('added', 'unsent') },
        beside: { kind: 'success', text: tallyOfRows('added', 'unsent'), offer: undo, topic: 'test' },
      }));
  });
});
