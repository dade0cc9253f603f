import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeProviderKind } from '#client/sections/home-services/providers/resources';
import { itIsCreatedOnce, translatedDraft } from '#test/support/sagas/createdOnce';

const body = {
  name: 'Care',
  description: '',
  address: '',
  city: '',
  phone_number: '',
  email: 'Lost@Care.example',
  latitude: '',
  longitude: '',
  is_active: true,
  auto_confirmation: false,
};

itIsCreatedOnce([
  {
    name: 'provider',
    kind: homeProviderKind,
    api: homeProvidersApi,
    draft: { ...translatedDraft(body), rewritten: [] },
    before: { name: 'Care', email: 'care@care.example' },
    unlike: { name: 'Nursing' },
  },
]);
