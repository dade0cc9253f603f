import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { forgetPassword } from '#client/sections/manage-providers/passwords/passwords';
import { closeDialog } from '#client/sections/manage-providers/passwords/sagas/closeDialog';
import { formLeft } from '#client/state/formEvents';
import { selectRequest } from '#client/state/requests/requests';
import { showing, testSaga } from '#test/support/sagas/testSaga';

it('closing a modal forgets its password, leaves its form, and then tells that this is still being saved', () => {
  testSaga(closeDialog, 'the form', directoryMessages.stillCreating)
    .next()
    .select(selectRequest, 'the form')
    .next({ status: 'pending', failure: null })
    .call(forgetPassword, 'the form')
    .next()
    .put(formLeft('the form'))
    .next()
    .inspect(showing({ kind: 'success', text: directoryMessages.stillCreating }))
    .next()
    .isDone();
});
