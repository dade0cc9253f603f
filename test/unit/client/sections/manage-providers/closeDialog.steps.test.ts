import { messages } from '#client/sections/manage-providers/messages';
import { forgetPassword } from '#client/sections/manage-providers/passwords';
import { closeDialog } from '#client/sections/manage-providers/sagas/closeDialog';
import { formLeft } from '#client/state/formEvents';
import { selectRequest } from '#client/state/requests/requests';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('closing a modal', () => {
  const steps = testSaga(closeDialog, 'the form', messages.stillCreating)
    .next()
    .select(selectRequest, 'the form')
    .save('its request is looked at');

  it.each([
    ['saved', { status: 'succeeded', failure: null }],
    ['never sent', undefined],
  ])('forgets its password and leaves its form, which was %s', (_, request) => {
    steps
      .restore('its request is looked at')
      .next(request)
      .call(forgetPassword, 'the form')
      .next()
      .put(formLeft('the form'))
      .next()
      .isDone();
  });

  it('tells that its form is still being saved', () => {
    steps
      .restore('its request is looked at')
      .next({ status: 'pending', failure: null })
      .call(forgetPassword, 'the form')
      .next()
      .put(formLeft('the form'))
      .next()
      .inspect(showing({ kind: 'success', text: messages.stillCreating }))
      .next()
      .isDone();
  });
});
