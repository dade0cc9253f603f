import { longDate } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { askConfirmation } from '#client/state/confirmations';
import { confirmDates, longRangeMessages } from '#client/state/fanOut/confirmDates';
import { testSaga } from '#test/support/sagas/testSaga';

it('has nothing to do without dates', () => {
  testSaga(confirmDates, []).next().returns(false);
});

it('takes dates within a year without a question', () => {
  testSaga(confirmDates, ['2026-12-06', '2027-12-06']).next().returns(true);
});

describe('dates of more than a year', () => {
  const [first, last] = [longDate('2026-12-06'), longDate('2027-12-07')];
  const steps = testSaga(confirmDates, ['2026-12-06', '2027-12-07'])
    .next()
    .call(askConfirmation, {
      title: longRangeMessages.title,
      text: say(longRangeMessages.text, { first, last, count: 2 }),
      confirmLabel: longRangeMessages.confirm,
    })
    .save('it is asked whether they are meant');

  it.each([true, false])('are added as the answer says: %p', (isMeant) => {
    steps.restore('it is asked whether they are meant').next(isMeant).returns(isMeant);
  });
});
