import { loadPageAnew, reload } from '#client/app/newVersion/loadPageAnew';
import { askConfirmation } from '#client/state/confirmations';
import { selectHasDrafts, selectSentForms } from '#client/state/forms/forms';
import { closeWithoutAsking, wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { testSaga } from '#test/support/sagas/testSaga';

describe('loading the page anew', () => {
  const steps = testSaga(loadPageAnew)
    .next()
    .select(selectHasDrafts)
    .next(false)
    .select(selectSentForms)
    .next({})
    .call(wouldLoseSomething)
    .save('it is known whether something would be lost');

  it('is done at once where nothing would be lost', () => {
    steps
      .restore('it is known whether something would be lost')
      .next(false)
      .call(closeWithoutAsking)
      .next()
      .call(reload)
      .next()
      .isDone();
  });

  it('asks first where something would be', () => {
    steps
      .restore('it is known whether something would be lost')
      .next(true)
      .inspect((effect) => {
        expect(effect).toMatchObject({ payload: { fn: askConfirmation } });
      })
      .save('the question is asked');
    steps.restore('the question is asked').next(false).isDone();
    steps.restore('the question is asked').next(true).call(closeWithoutAsking).next().call(reload).next().isDone();
  });
});
