import { loadPageAnew, reload } from '#client/app/newVersion/loadPageAnew';
import { askConfirmation } from '#client/state/confirmations';
import { selectHasDrafts, selectSentForms } from '#client/state/forms/forms';
import { closeWithoutAsking, wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { testSaga } from '#test/support/sagas/testSaga';

it('loading the page anew asks first where something would be lost, and has the browser ask nothing', () => {
  const steps = testSaga(loadPageAnew)
    .next()
    .select(selectHasDrafts)
    .next(false)
    .select(selectSentForms)
    .next({})
    .call(wouldLoseSomething)
    .next(true)
    .inspect((effect) => expect(effect).toMatchObject({ payload: { fn: askConfirmation } }))
    .save('the question is asked');

  steps.restore('the question is asked').next(false).isDone();
  steps.restore('the question is asked').next(true).call(closeWithoutAsking).next().call(reload).next().isDone();
});
