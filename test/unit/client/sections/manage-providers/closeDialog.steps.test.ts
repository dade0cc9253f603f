import { forgetPassword } from '#client/sections/manage-providers/passwords';
import { closeDialog } from '#client/sections/manage-providers/sagas/closeDialog';
import { formLeft } from '#client/state/formEvents';
import { testSaga } from '#test/support/sagas/testSaga';

it('closing a modal forgets its password and leaves its form', () => {
  testSaga(closeDialog, 'the form')
    .next()
    .call(forgetPassword, 'the form')
    .next()
    .put(formLeft('the form'))
    .next()
    .isDone();
});
