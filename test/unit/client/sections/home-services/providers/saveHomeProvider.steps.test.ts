import { homeProvidersApi } from '#client/api/homeServices/providers';
import {
  createHomeProvider,
  homeProviderCalls,
  updateHomeProvider,
} from '#client/sections/home-services/providers/sagas/saveHomeProvider';
import {
  createTranslatedItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
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

it('saves a provider there is with its translations', () => {
  testSaga(updateHomeProvider, 7, draft, SAVE)
    .next()
    .call(updateTranslatedItem, SAVE, homeProviderCalls, 7, draft)
    .next()
    .isDone();
});

it('asks the service for the translations of a provider', () => {
  testSaga(homeProviderCalls.readTranslations, 7, body)
    .next()
    .call(homeProvidersApi.translations, 7)
    .next([{ locale: 'en', name: 'Palm' }])
    .returns([{ locale: 'en', name: 'Palm' }]);
});
