import { homeProvidersApi } from '#client/api/homeServices/providers';
import {
  createHomeProvider,
  homeProviderCalls,
  translateProvider,
  updateHomeProvider,
} from '#client/sections/home-services/providers/sagas/saveHomeProvider';
import { saveKnownItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import { once } from '#client/sections/home-services/shared/saving/sagas/once';
import { createTranslatedItem } from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import { KNOWN_ITEM, translationSteps } from '#client/sections/home-services/shared/saving/steps';
import { stepsPlanned } from '#client/state/forms/steps';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/homeProvider/save';
const body = {
  name: 'Palm Care',
  description: 'Nurses',
  address: '',
  city: '',
  phone_number: '',
  email: '',
  latitude: '25.00000',
  longitude: '55.00000',
  is_active: true,
  auto_confirmation: false,
};
const en = { name: body.name, description: body.description };
const ar = { name: 'رعاية النخيل', description: '' };
const draft = { body, images: {}, texts: { en, ar }, rewritten: ['ar' as const] };

it('creates a provider with its translations', () => {
  testSaga(createHomeProvider, draft, SAVE)
    .next()
    .call(createTranslatedItem, SAVE, homeProviderCalls, draft)
    .next()
    .isDone();
});

describe('when a provider there is is saved', () => {
  const steps = testSaga(updateHomeProvider, 7, draft, SAVE)
    .next()
    .put(stepsPlanned({ key: SAVE, steps: [KNOWN_ITEM, ...translationSteps({ en, ar })] }))
    .next()
    .call(saveKnownItem, SAVE, homeProviderCalls, 7, body, {})
    .save('the provider is saved');

  it('sends its translations after it', () => {
    steps
      .restore('the provider is saved')
      .next()
      .call(once, SAVE, 'en', translateProvider, 7, 'en', en, false)
      .next()
      .call(once, SAVE, 'ar', translateProvider, 7, 'ar', ar, true)
      .next()
      .isDone();
  });

  it('sends no translation when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('the provider is saved').throw(refused)).toThrow(refused);
  });
});

describe('a translation that was not rewritten', () => {
  const steps = testSaga(translateProvider, 7, 'en', en, false)
    .next()
    .call(homeProvidersApi.translations, 7)
    .save('the translations are read');

  it('is sent where there is none yet', () => {
    steps.restore('the translations are read').next([]).call(homeProvidersApi.translate, 7, 'en', en).next().isDone();
  });

  it('is not sent where there is one', () => {
    steps
      .restore('the translations are read')
      .next([{ locale: 'en', name: 'Palm' }])
      .isDone();
  });
});

it('sends a translation that was rewritten without asking', () => {
  testSaga(translateProvider, 7, 'ar', ar, true).next().call(homeProvidersApi.translate, 7, 'ar', ar).next().isDone();
});
