import type { Message } from '#client/lib/text';
import { selectIsTold, selectLedger } from '#client/state/fanOut/ledgers';
import { announceRound } from '#client/state/fanOut/round';
import { addedTally } from '#client/ui/dates/messages';
import { showing, testSaga } from '#test/support/sagas/testSaga';
import { key, kind, queue } from './plan';

describe('the tally of a round', () => {
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
    const rows = queue.map((row) => ({ ...row, outcome: 'unsent' as const }));

    testSaga(announceRound<string>, kind, key, queue)
      .next()
      .select(selectLedger, key)
      .next({ rows })
      .isDone();
  });
});
