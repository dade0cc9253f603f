import { makePassword } from '#client/sections/manage-providers/passwords';
import { choosePassword } from '#client/sections/manage-providers/sagas/choosePassword';
import { selectSettings } from '#client/state/settings';
import { testSaga } from '#test/support/sagas/testSaga';

describe('choosing a password', () => {
  const steps = testSaga(choosePassword).next().select(selectSettings).save('the settings are read');

  it('takes the one that is configured', () => {
    steps
      .restore('the settings are read')
      .next({ otpMobile: '', defaultProviderPassword: 'Welcome-2026' })
      .returns({ password: 'Welcome-2026', isRandom: false });
  });

  it('makes one where none is, and says so', () => {
    steps
      .restore('the settings are read')
      .next({ otpMobile: '', defaultProviderPassword: '' })
      .call(makePassword)
      .next('made')
      .returns({ password: 'made', isRandom: true });
  });
});
