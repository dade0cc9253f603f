import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeProviders } from '#client/entities/homeServices';
import { defineKind } from '../shared/kind/defineKind';
import { homeProviderEvents } from './events';
import { providerMessages } from './messages';

/** Who offers home services (Spec 2 §3). */
export const homeProviderKind = defineKind({
  events: homeProviderEvents,
  entity: homeProviders,
  list: homeProvidersApi.list,
  loadFailure: { text: providerMessages.providersFailed, lost: providerMessages.providersUnreachable },
  removal: { remove: homeProvidersApi.remove, texts: { consequence: providerMessages.providerConsequence } },
});
