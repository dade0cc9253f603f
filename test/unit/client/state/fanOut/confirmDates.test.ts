import { testSaga } from 'redux-saga-test-plan';

import { askConfirmation } from '#client/state/confirmations';
import { confirmDates, longRangeMessages } from '#client/state/fanOut/confirmDates';

it('takes dates within a year without a question', () => {
  testSaga(confirmDates, ['2026-12-06', '2027-12-06']).next().returns(true);
});

it.each([true, false])('asks before a longer range, and the answer %p decides', (isMeant) => {
  const asked = testSaga(confirmDates, ['2026-12-06', '2027-12-07']).next();
  asked.inspect((effect) => {
    const {
      fn,
      args: [question],
    } = (effect as { payload: { fn: unknown; args: [{ title: unknown; text: { values: unknown } }] } }).payload;

    expect(fn).toBe(askConfirmation);
    expect(question).toMatchObject({ title: longRangeMessages.title, text: { values: { count: 2 } } });
  });
  asked.next(isMeant).returns(isMeant);
});

it('has nothing to do without dates', () => {
  testSaga(confirmDates, []).next().returns(false);
});
