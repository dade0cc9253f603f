import { Problem } from '#client/lib/problem';
import type { FanOutKind } from '#client/state/fanOut/kind';
import type { ItemStanding } from '#client/state/fanOut/row';
import { lookAt, sendIfOpen } from '#client/state/fanOut/standing';
import { testSaga } from '#test/support/sagas/testSaga';
import { items, kind, queue, read } from './plan';

const [standing, settled] = [jest.fn(), jest.fn()];
const judged: FanOutKind<string> = { ...kind, standing, settled };
const [item] = items as [(typeof items)[number]];
const held = { id: 'test.held', defaultMessage: 'Something is in its way.' };

describe('an item that is about to be sent', () => {
  const asked = (isTried: boolean, now: ItemStanding<string>) =>
    testSaga(sendIfOpen<string>, judged, { ...item, isTried })
      .next()
      .call(standing, 'zero', isTried)
      .next(now);

  it('is sent where it is open, and has come true then', () => {
    const sent = asked(true, { is: 'open' }).call(kind.send, 'zero', true).save('it is sent');
    sent.restore('it is sent').next('added').call(settled, 'zero').next().returns({ outcome: 'added' });
    sent.restore('it is sent').next({ outcome: 'leftOut' }).returns({ outcome: 'leftOut' });
  });

  it('is sent at once where nobody judges it', () => {
    testSaga(sendIfOpen<string>, kind, item)
      .next()
      .call(kind.send, 'zero', false)
      .next('skipped')
      .returns({ outcome: 'skipped' });
  });

  it('is not sent where it has come true, which is its own work only after a lost answer', () => {
    asked(true, { is: 'done' }).call(settled, 'zero').next().returns({ outcome: 'added' });
    asked(false, { is: 'done' }).call(settled, 'zero').next().returns({ outcome: 'skipped' });
  });

  it('is not sent where nothing is to be done any more, and has failed where it cannot be', () => {
    asked(false, { is: 'leftOut', reason: 'Gone' }).returns({ outcome: 'leftOut', reason: 'Gone' });
    expect(() => asked(false, { is: 'heldBack', reason: held })).toThrow(new Problem(held));
  });
});

describe('items whose answers were lost', () => {
  const lost = [...queue, { ...queue[0]!, id: '2', payload: 'two' }].map((row) => ({
    ...row,
    outcome: 'lost' as const,
  }));
  const looked = (more: Partial<FanOutKind<string>> = {}, rows: Parameters<typeof lookAt<string>>[1] = lost) =>
    testSaga(lookAt<string>, { ...judged, ...more }, rows)
      .next()
      .call(
        read,
        rows.map(({ payload }) => payload),
        true,
      )
      .next();

  it('are judged by what is read anew, and have failed where they are still open', () => {
    looked()
      .call(standing, 'zero', true)
      .next({ is: 'done', payload: 'made' })
      .call(settled, 'zero')
      .next()
      .call(standing, 'one', true)
      .next({ is: 'leftOut', reason: 'Gone' })
      .call(standing, 'two', true)
      .next({ is: 'open' })
      .returns(
        new Map([
          ['0', { outcome: 'added', payload: 'made' }],
          ['1', { outcome: 'leftOut', reason: 'Gone' }],
        ]),
      );
  });

  it('are told apart from what was refused, which is no work of this desk, and has failed as its kind says', () => {
    const reasonOf = jest.fn();
    const refused = lost.slice(0, 2).map((row) => ({ ...row, attempt: 'refused' as const, reason: 'No.' }));
    looked({ reasonOf }, refused)
      .call(standing, 'zero', false)
      .next({ is: 'done' })
      .call(settled, 'zero')
      .next()
      .call(standing, 'one', false)
      .next({ is: 'open' })
      .call(reasonOf, 'one', 'No.')
      .next('It is gone: No.')
      .returns(
        new Map([
          ['0', { outcome: 'skipped' }],
          ['1', { outcome: 'failed', reason: 'It is gone: No.' }],
        ]),
      );
  });

  it('are none where nobody judges them', () => {
    testSaga(lookAt<string>, kind, lost)
      .next()
      .returns(new Map());
  });
});
