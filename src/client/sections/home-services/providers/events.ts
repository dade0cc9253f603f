import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { resourceEvents } from '../shared/resource/events';
import type { TranslatedDraft } from '../shared/saving/items';

/** What can happen to home providers. */
export const homeProviderEvents = resourceEvents<TranslatedDraft<HomeProviderDraft>>('homeProvider');
