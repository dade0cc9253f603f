import * as directoryApi from '#client/api/directory';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { passwordReset, resetSubmitted } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { messages } from '#client/sections/manage-providers/messages';
import { keepPasswordToShow, makePassword } from '#client/sections/manage-providers/passwords';
import { announceIfLeft } from '#client/sections/manage-providers/sagas/announceIfLeft';
import {
  findByEmail,
  resetProviderPassword,
  setPassword,
} from '#client/sections/manage-providers/sagas/resetProviderPassword';
import { selectAddress } from '#client/state/address';
import { selectSettings } from '#client/state/settings';
import { makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const place = { section: 'manage-providers', params: {} };
const told = {
  key: manageProvidersKeys.reset,
  form: 'reset' as const,
  place,
  text: say(messages.resetDone, { id: 5 }),
};

describe('setting a password', () => {
  const steps = testSaga(setPassword, 5, 'made')
    .next()
    .call(directoryApi.setProviderPassword, 5, 'made')
    .save('it is sent');

  it('ends with the answer', () => {
    steps.restore('it is sent').next().isDone();
  });

  it('fails as it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('it is sent').throw(refused)).toThrow(refused);
  });

  it.each([connectionLost(), refusal(500)])('says what that means where the answer is lost', (lost) => {
    const said = new Problem(messages.resetFailed, messages.resetLost);

    expect(() => steps.restore('it is sent').throw(lost)).toThrow(said);
  });
});

describe('resetting the password of a provider', () => {
  const steps = testSaga(resetProviderPassword, resetSubmitted('a@b.example'))
    .next()
    .select(selectAddress)
    .next(place)
    .call(findByEmail, 'a@b.example')
    .save('the provider is looked up')
    .next([makeProvider({ id: 5 }), makeProvider({ id: 6 })])
    .select(selectSettings)
    .save('the settings are read')
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

  it('hands nothing over when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('a password that was made is set').throw(refused)).toThrow(refused);
  });

  it('makes and hands over no password where one is configured', () => {
    steps
      .restore('the settings are read')
      .next({ otpMobile: '', defaultProviderPassword: 'Welcome-2026' })
      .call(setPassword, 5, 'Welcome-2026')
      .next()
      .put(passwordReset(5))
      .next()
      .call(announceIfLeft, told)
      .next()
      .isDone();
  });

  it.each([
    ['nobody has that e-mail', [], messages.resetUnknown],
    ['the provider comes without its id', [{ name: 'Marina Clinic' }], messages.resetNoId],
  ])('sets nothing when %s', (_, found, problem) => {
    expect(() => steps.restore('the provider is looked up').next(found)).toThrow(new Problem(problem));
  });
});

describe('looking up an e-mail', () => {
  const steps = testSaga(findByEmail, 'A@b.example')
    .next()
    .call(directoryApi.findProvidersByEmail, 'A@b.example')
    .save('it is looked up as it was typed');

  it('is content with what it finds', () => {
    steps
      .restore('it is looked up as it was typed')
      .next([{ id: 5 }])
      .returns([{ id: 5 }]);
  });

  it('looks in lower case where it finds nothing', () => {
    steps
      .restore('it is looked up as it was typed')
      .next([])
      .call(directoryApi.findProvidersByEmail, 'a@b.example')
      .next([{ id: 5 }])
      .returns([{ id: 5 }]);
  });

  it('looks once where it was typed in lower case', () => {
    testSaga(findByEmail, 'a@b.example')
      .next()
      .call(directoryApi.findProvidersByEmail, 'a@b.example')
      .next([])
      .returns([]);
  });
});
