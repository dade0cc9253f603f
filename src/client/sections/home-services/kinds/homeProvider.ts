import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeProviders } from '#client/entities/homeServices';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of home providers. */
export const homeProviderTexts = {
  list: { id: 'homeServices.providers', defaultMessage: 'Providers' },
  search: homeMessages.searchByName,
  add: { id: 'homeServices.addProvider', defaultMessage: 'Add Provider' },
  edit: { id: 'homeServices.editProvider', defaultMessage: 'Edit Provider' },
  empty: { id: 'homeServices.noProviders', defaultMessage: 'No providers found.' },
  loadFailed: {
    id: 'homeServices.providersFailed',
    defaultMessage: 'Failed to load providers. Please refresh the page.',
  },
  loadLost: {
    id: 'homeServices.providersUnreachable',
    defaultMessage: 'Failed to load providers. Please check your connection.',
  },
  removalConsequence: {
    id: 'homeServices.providerConsequence',
    defaultMessage: 'All associated services and doctors are removed.',
  },
  saving: { id: 'homeServices.provider.saving', defaultMessage: 'Saving the provider' },
  stillSaving: {
    id: 'homeServices.provider.stillSaving',
    defaultMessage: 'The provider is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.provider.saved', defaultMessage: 'The provider was saved.' },
  saveFailed: {
    id: 'homeServices.provider.saveFailed',
    defaultMessage: 'Failed to save the provider. Please try again.',
  },
};

/** Who offers home services (Spec 2 §3); they have no code, so that a name makes one. */
export const homeProviderKind = defineKind({
  name: 'homeProvider',
  entity: homeProviders,
  api: homeProvidersApi,
  texts: homeProviderTexts,
  saving: {
    siblings: () => ({}),
    isSame: (one, { name }) => isSameText(one.name, name),
  },
  removal: { consequence: homeProviderTexts.removalConsequence },
});
