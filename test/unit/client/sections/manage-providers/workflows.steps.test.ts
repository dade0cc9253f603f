import { testSaga } from 'redux-saga-test-plan';

import * as directoryApi from '#client/api/directory';
import { say } from '#client/lib/text';
import {
  passwordReset,
  providerCreated,
  providerSubmitted,
  resetSubmitted,
} from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { messages } from '#client/sections/manage-providers/messages';
import { keepPasswordToShow, makePassword } from '#client/sections/manage-providers/passwords';
import { announceIfLeft } from '#client/sections/manage-providers/sagas/announceIfLeft';
import { choosePassword } from '#client/sections/manage-providers/sagas/choosePassword';
import { createProvider } from '#client/sections/manage-providers/sagas/createProvider';
import { resetProviderPassword } from '#client/sections/manage-providers/sagas/resetProviderPassword';
import { selectAddress } from '#client/state/address';
import { selectSettings } from '#client/state/settings';
import { makeProvider } from '#test/support/builders/clinic';

const place = { section: 'manage-providers', params: {} };
const unset = { otpMobile: '', defaultProviderPassword: '' };

describe('choosing a password', () => {
  it('makes a random one where none is configured', () => {
    testSaga(choosePassword)
      .next()
      .select(selectSettings)
      .next(unset)
      .call(makePassword)
      .next('made')
      .returns({ password: 'made', isRandom: true });
  });

  it('takes the configured one, which need not be shown', () => {
    testSaga(choosePassword)
      .next()
      .select(selectSettings)
      .next({ ...unset, defaultProviderPassword: 'Welcome-2026' })
      .returns({ password: 'Welcome-2026', isRandom: false });
  });
});

describe('resetting a password', () => {
  it('looks the provider up, makes a password, sets it, and only then hands it over', () => {
    testSaga(resetProviderPassword, resetSubmitted('a@b.example'))
      .next()
      .select(selectAddress)
      .next(place)
      .call(directoryApi.findProvidersByEmail, 'a@b.example')
      .next([makeProvider({ id: 5 })])
      .call(choosePassword)
      .next({ password: 'made', isRandom: true })
      .call(directoryApi.setProviderPassword, 5, 'made')
      .next()
      .call(keepPasswordToShow, manageProvidersKeys.reset, 'made')
      .next()
      .put(passwordReset(5))
      .next()
      .call(announceIfLeft, {
        key: manageProvidersKeys.reset,
        form: 'reset',
        place,
        text: say(messages.resetDone, { id: 5 }),
      })
      .next()
      .isDone();
  });
});

describe('creating a provider', () => {
  const submitted = providerSubmitted({
    name: 'New',
    description: '',
    phone_number: '',
    provider_user: { email: 'a@b.example' },
    location: { address: 'a', city: 'b', state: 'c', latitude: '25.1', longitude: '55.2' },
  });

  it('hands the password over only after the provider exists', () => {
    const saga = testSaga(createProvider, submitted)
      .next()
      .select(selectAddress)
      .next(place)
      .call(choosePassword)
      .next({ password: 'made', isRandom: true });

    saga
      .inspect((effect: { payload: { fn: unknown } }) => {
        expect(effect.payload.fn).toBe(directoryApi.createProvider);
      })
      .next({ id: 7 })
      .call(keepPasswordToShow, manageProvidersKeys.create, 'made')
      .next()
      .put(providerCreated(7))
      .next()
      .call(announceIfLeft, {
        key: manageProvidersKeys.create,
        form: 'add',
        place,
        text: messages.created,
        detail: say(messages.createdId, { id: 7 }),
      })
      .next()
      .isDone();
  });

  it('hands nothing over when it is refused', () => {
    const refusal = new Error('400');
    const asked = testSaga(createProvider, submitted)
      .next()
      .select(selectAddress)
      .next(place)
      .call(choosePassword)
      .next({ password: 'made', isRandom: true });

    expect(() => asked.throw(refusal)).toThrow(refusal);
  });
});
