import type { Message } from '#client/lib/text';
import { roundConcluded, selectIsTold, selectLedger } from '#client/state/fanOut/ledgers';
import { announceRound, concludeRound } from '#client/state/fanOut/round';
import { addedTally } from '#client/ui/dates/messages';
import { showing, testSaga } from '#test/support/sagas/testSaga';
import { key, kind, queue } from './plan';

describe('the tally of a round', () => {
  const steps = testSaga(announceRound<string>, kind, key, queue)
    .next()
    .select(selectLedger, key)
    .save('it is counted');
  const ledgerOf = (outcome: 'added' | 'failed' | 'unsent') => ({ rows: queue.map((row) => ({ ...row, outcome })) });

  it('is told as a success when nothing failed', () => {
    const text = { ...addedTally.all, values: { succeeded: 2, added: 2, skipped: 0 } };
    steps
      .restore('it is counted')
      .next(ledgerOf('added'))
      .call(concludeRound, key, { kind: 'success', text, detail: null })
      .next()
      .isDone();
  });

  it.each([
    ['names what failed', false, expect.anything() as Message],
    ['leaves that to the ledger on screen', true, null],
  ])('is told of the whole plan by a notice that offers something for what was added, and %s', (_, isTold, detail) => {
    const offer = { event: { type: 'test/undo' } };
    const offerAfter = jest.fn(() => ({ offer }));
    const [first, second] = queue;
    testSaga(announceRound<string>, { ...kind, offerAfter }, key, queue.slice(1))
      .next()
      .select(selectLedger, key)
      .next({ rows: [first && { ...first, outcome: 'added' }, second && { ...second, outcome: 'failed' }] })
      .select(selectIsTold, key, 'error')
      .next(isTold)
      .inspect(
        showing({
          kind: 'error',
          text: { ...addedTally.some, values: { succeeded: 1, added: 1, skipped: 0, failed: 1 } },
          detail,
          offer,
        }),
      )
      .next()
      .isDone();

    expect(offerAfter).toHaveBeenCalledWith([{ ...first, outcome: 'added' }]);
  });

  it('is not told when nothing was answered', () => {
    steps.restore('it is counted').next(ledgerOf('unsent')).isDone();
  });
});

describe('what a round came to', () => {
  const conclusion = { kind: 'success', text: addedTally.all, detail: null } as const;
  const steps = testSaga(concludeRound, key, conclusion)
    .next()
    .put(roundConcluded({ key, conclusion }))
    .next()
    .select(selectIsTold, key, 'success')
    .save('it stands in the ledger');

  it('is told by the ledger where that is on screen', () => {
    steps.restore('it stands in the ledger').next(true).isDone();
  });

  it('is told by a notice otherwise', () => {
    steps.restore('it stands in the ledger').next(false).inspect(showing(conclusion)).next().isDone();
  });
});
