import type { Locale } from '#contract/common';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { resourceEvents } from '../shared/resource/events';
import type { TranslatedDraft } from '../shared/saving/items';

/** What the form of a home provider hands over. */
export interface ProviderFormDraft extends TranslatedDraft<HomeProviderDraft> {
  /** The languages whose translation was changed in the form; these replace a translation that exists already. */
  rewritten: readonly Locale[];
}

/** What can happen to home providers. */
export const homeProviderEvents = resourceEvents<ProviderFormDraft>('homeProvider');
