import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeProviders } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import { homeMessages } from '../messages';
import { defineKind } from '../shared/kind/defineKind';
import { isSameText } from '../shared/saving/items';

/** What is said of home providers. */
export const homeProviderTexts = {
  search: homeMessages.searchByName,
  ...messagesOf('homeServices.provider', {
    list: 'Providers',
    add: 'Add Provider',
    edit: 'Edit Provider',
    empty: 'No providers found.',
    loadFailed: 'Failed to load providers. Please refresh the page.',
    loadLost: 'Failed to load providers. Please check your connection.',
    removalConsequence: 'All associated services and doctors are removed.',
    saving: 'Saving the provider',
    stillSaving: 'The provider is still being saved. You will be told how it ends.',
    saved: 'The provider was saved.',
    saveFailed: 'Failed to save the provider. Please try again.',
  }),
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
