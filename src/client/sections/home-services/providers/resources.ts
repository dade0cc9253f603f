import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeProviders } from '#client/entities/homeServices';
import { defineResource } from '../shared/resource/defineResource';
import { homeProviderEvents } from './events';
import { providerMessages } from './messages';

/** Who offers home services (Spec 2 §3). */
export const homeProviderResource = defineResource({
  events: homeProviderEvents,
  entity: homeProviders,
  list: homeProvidersApi.list,
  loadFailure: { text: providerMessages.providersFailed, lost: providerMessages.providersUnreachable },
  removal: { remove: homeProvidersApi.remove, texts: { consequence: providerMessages.providerConsequence } },
});
