import { say } from '#client/lib/text';
import { passwordReset, resetSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { keepPasswordToShow, makePassword } from '#client/sections/manage-providers/passwords/passwords';
import { announceIfLeft } from '#client/sections/manage-providers/passwords/sagas/announceIfLeft';
import {
  findByEmail,
  resetProviderPassword,
  setPassword,
} from '#client/sections/manage-providers/passwords/sagas/resetProviderPassword';
import { selectAddress } from '#client/state/address';
import { selectSettings } from '#client/state/settings';
import { makeProvider } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const place = { section: 'manage-providers', params: {} };
const told = {
  key: manageProvidersKeys.reset,
  form: 'reset' as const,
  place,
  text: say(directoryMessages.resetDone, { id: 5 }),
};

describe('resetting the password of a provider', () => {
  const steps = testSaga(resetProviderPassword, resetSubmitted('a@b.example'))
    .next()
    .select(selectAddress)
    .next(place)
    .call(findByEmail, 'a@b.example')
    .next([makeProvider({ id: 5 }), makeProvider({ id: 6 })])
    .select(selectSettings)
    .next({ otpMobile: '', defaultProviderPassword: '' })
    .call(makePassword)
    .next('made')
    .call(setPassword, 5, 'made')
    .save('a password that was made is set');

  it('hands a password that was made over once it is set, and not before', () => {
    steps
      .restore('a password that was made is set')
      .next()
      .call(keepPasswordToShow, manageProvidersKeys.reset, 'made')
      .next()
      .put(passwordReset(5))
      .next()
      .call(announceIfLeft, told)
      .next()
      .isDone();
  });
});
