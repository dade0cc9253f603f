import * as directoryApi from '#client/api/directory';
import { say } from '#client/lib/text';
import { createOnce, createProvider, creatingOne } from '#client/sections/manage-providers/add/sagas/createProvider';
import { providerCreated, providerSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { keepPasswordToShow, makePassword } from '#client/sections/manage-providers/passwords/passwords';
import { announceIfLeft } from '#client/sections/manage-providers/passwords/sagas/announceIfLeft';
import { selectAddress } from '#client/state/address';
import { selectSettings } from '#client/state/settings';
import { selectIsUnknown, writeKnown, writeUnknown } from '#client/state/writes/unknown';
import { makeProvider } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const place = { section: 'manage-providers', params: {} };
const typed = {
  name: 'New Clinic',
  description: '',
  phone_number: '',
  provider_user: { email: 'new@clinic.example' },
  location: { address: '1 Street', city: 'Dubai', state: 'Dubai', latitude: '25.1', longitude: '' },
};
const draftWith = (password: string) => ({
  ...typed,
  provider_type: 'clinic',
  auto_confirmation: false,
  provider_user: { ...typed.provider_user, password, is_active: true, is_staff: true, is_superuser: false },
  location: { ...typed.location, name: 'New Clinic', country: 'UAE', postal_code: '0000', longitude: null },
});
const told = {
  key: manageProvidersKeys.create,
  form: 'add' as const,
  place,
  text: directoryMessages.created,
  detail: say(directoryMessages.createdId, { id: 7 }),
};

describe('creating a provider', () => {
  const steps = testSaga(createProvider, providerSubmitted(typed))
    .next()
    .select(selectAddress)
    .next(place)
    .select(selectSettings)
    .save('the settings are read')
    .next({ otpMobile: '', defaultProviderPassword: '' })
    .call(makePassword)
    .next('made')
    .call(createOnce, draftWith('made'), true)
    .save('it is created with a password that was made');

  it('hands a password that was made over once the provider exists, and not before', () => {
    steps
      .restore('it is created with a password that was made')
      .next({ id: 7 })
      .call(keepPasswordToShow, manageProvidersKeys.create, 'made')
      .next()
      .put(providerCreated(7))
      .next()
      .call(announceIfLeft, told)
      .next()
      .isDone();
  });

  it('hands nothing over when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('it is created with a password that was made').throw(refused)).toThrow(refused);
  });

  it('makes and hands over no password where one is configured', () => {
    steps
      .restore('the settings are read')
      .next({ otpMobile: '', defaultProviderPassword: 'Welcome-2026' })
      .call(createOnce, draftWith('Welcome-2026'), false)
      .next({ id: 7 })
      .put(providerCreated(7))
      .next()
      .call(announceIfLeft, told)
      .next()
      .isDone();
  });
});

describe('creating it once', () => {
  const { create } = manageProvidersKeys;
  const draft = draftWith('made');
  const begun = (isRandom: boolean, isUnknown: boolean) =>
    testSaga(createOnce, draft, isRandom).next().select(selectIsUnknown, create).next(isUnknown);
  const foundEarlier = (isRandom: boolean) =>
    begun(isRandom, true).call(creatingOne.find, draft).next({ id: 7 }).put(writeKnown(create)).next();

  it('sends it where no earlier try has done it', () => {
    begun(true, false).call(directoryApi.createProvider, draft).next({ id: 7 }).returns({ id: 7 });
  });

  it('gives the provider of an earlier try the password that will be shown', () => {
    foundEarlier(true).call(directoryApi.setProviderPassword, 7, 'made').next().returns({ id: 7 });
  });

  it.each([connectionLost(), refusal()])('stays unknown when that one may not have got it: %p', (error) => {
    const steps = foundEarlier(true)
      .call(directoryApi.setProviderPassword, 7, 'made')
      .throw(error)
      .put(writeUnknown(create));

    expect(() => steps.next()).toThrow(error);
  });

  it('leaves the provider of an earlier try alone where the password is configured', () => {
    foundEarlier(false).returns({ id: 7 });
  });
});

describe('the call that creates', () => {
  const draft = draftWith('made');

  it.each([
    ['the provider with this e-mail and name', [makeProvider({ id: 7, name: 'New Clinic' })], 0],
    ['no other provider', [makeProvider({ name: 'Marina' })], 1],
    ['nothing where there is nothing', [], 1],
  ])('finds %s when its answer was lost', (_, listed, index) => {
    testSaga(creatingOne.find, draft)
      .next()
      .call(directoryApi.findProvidersByEmail, 'new@clinic.example')
      .next(listed)
      .returns(index === 0 ? listed[0] : null);
  });
});
