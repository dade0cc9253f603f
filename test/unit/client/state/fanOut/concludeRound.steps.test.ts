import { roundConcluded, selectIsTold } from '#client/state/fanOut/ledgers';
import { concludeRound } from '#client/state/fanOut/round';
import { showing, testSaga } from '#test/support/sagas/testSaga';
import { key } from './plan';

describe('the conclusion of a round', () => {
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
});
