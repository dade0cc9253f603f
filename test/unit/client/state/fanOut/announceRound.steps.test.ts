import { failedItems } from '#client/lib/tally';
import { roundConcluded, selectIsTold, selectLedger } from '#client/state/fanOut/ledgers';
import { announceRound, concludeRound } from '#client/state/fanOut/round';
import { addedTally } from '#client/ui/dates/messages';
import { showing, testSaga } from '#test/support/sagas/testSaga';
import { key, kind, queue } from './plan';

describe('the tally of a round', () => {
  it('is told of the whole plan, with what is offered for what was added', () => {
    const offer = { event: { type: 'test/undo' } };
    const offerAfter = jest.fn(() => ({ offer, topic: 'test' }));
    const [first, second] = queue;
    const rows = [
      { ...first!, outcome: 'added' as const },
      { ...second!, outcome: 'failed' as const },
    ];
    const text = { ...addedTally.some, values: { succeeded: 1, added: 1, skipped: 0, failed: 1 } };
    testSaga(announceRound<string>, { ...kind, offerAfter }, key, queue.slice(1))
      .next()
      .select(selectLedger, key)
      .next({ rows })
      .call(
        concludeRound,
        key,
        { kind: 'error', text, detail: null, offer },
        { detail: failedItems(rows), offer, topic: 'test' },
      )
      .next()
      .isDone();

    expect(offerAfter).toHaveBeenCalledWith([{ ...first, outcome: 'added' }]);
  });

  it.each([
    ['by the ledger on screen alone', true],
    ['by a notice where there is none, which names what failed', false],
  ])('is told %s', (_, isTold) => {
    const told = { kind: 'error', text: 'One failed.', detail: null } as const;
    const step = testSaga(concludeRound, key, told, { detail: 'Failed: 6 Dec' })
      .next()
      .put(roundConcluded({ key, conclusion: told }))
      .next()
      .select(selectIsTold, key, 'error')
      .next(isTold);
    if (isTold) step.isDone();
    else
      step
        .inspect(showing({ ...told, detail: 'Failed: 6 Dec' }))
        .next()
        .isDone();
  });

  it('is not told when nothing was answered', () => {
    const rows = queue.map((row) => ({ ...row, outcome: 'unsent' as const }));

    testSaga(announceRound<string>, kind, key, queue)
      .next()
      .select(selectLedger, key)
      .next({ rows })
      .isDone();
  });
});
