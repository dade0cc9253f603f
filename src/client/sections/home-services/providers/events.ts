import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { kindEvents } from '../shared/kind/events';
import type { TranslatedDraft } from '../shared/saving/items';

/** What can happen to home providers. */
export const homeProviderEvents = kindEvents<TranslatedDraft<HomeProviderDraft>>('homeProvider');
