import type { Locale } from '#contract/common';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { resourceEvents } from '../shared/resource/events';
import type { TranslatedDraft } from '../shared/saving/items';

/** What the form of a home provider hands over. */
export interface ProviderFormDraft extends TranslatedDraft<HomeProviderDraft> {
  /** The languages whose translation was changed by hand, which is sent also where there is one already. */
  rewritten: readonly Locale[];
}

/** What can happen to home providers. */
export const homeProviderEvents = resourceEvents<ProviderFormDraft>('homeProvider');
