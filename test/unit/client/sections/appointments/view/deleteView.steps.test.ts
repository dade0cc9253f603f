import { say } from '#client/lib/text';
import { viewDeleted, viewDeletionChosen } from '#client/sections/appointments/view/events';
import { viewMessages } from '#client/sections/appointments/view/late/messages';
import { deleteView } from '#client/sections/appointments/view/late/sagas/deleteView';
import { askConfirmation } from '#client/state/confirmations';
import { messages as common } from '#client/ui/messages';
import { testSaga } from '#test/support/sagas/testSaga';

describe('deleting a saved view', () => {
  const view = { id: 'v1', name: 'Morning', params: {}, columns: null, widths: {} };
  const steps = testSaga(deleteView, viewDeletionChosen(view))
    .next()
    .call(askConfirmation, {
      title: say(viewMessages.deleteTitle, { view: 'Morning' }),
      text: viewMessages.deleteText,
      confirmLabel: common.delete,
      isDestructive: true,
    })
    .save('the person is asked');

  it('happens after a yes', () => {
    steps.restore('the person is asked').next(true).put(viewDeleted('v1')).next().isDone();
  });

  it('does not happen after a no', () => {
    steps.restore('the person is asked').next(false).isDone();
  });
});
