import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { homeProvidersApi } from '#client/api/homeServices/providers';
import type { TranslatedDraft, TranslatedItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText } from '#client/sections/home-services/shared/saving/items';
import {
  createTranslatedItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import type { Id, Translation } from '#contract/common';
import type { HomeProvider, HomeProviderDraft } from '#contract/homeServices/providers';

type Draft = TranslatedDraft<HomeProviderDraft>;

/** Creates a home provider, then its translations (Spec 2 §4). */
export function* createHomeProvider(draft: Draft, save: string) {
  yield* call(createTranslatedItem, save, homeProviderCalls, draft);
}

/** Saves a home provider, then each translation that is missing at the service or was changed (Spec 2 §4). */
export function* updateHomeProvider(id: Id, draft: Draft, save: string) {
  yield* call(updateTranslatedItem, save, homeProviderCalls, id, draft);
}

/** The calls that write home providers, which have no code: two are similar when their names match. */
export const homeProviderCalls: TranslatedItemCalls<HomeProviderDraft> = {
  ...homeProvidersApi,
  findSimilar,
  readTranslations,
};

function* findSimilar({ name }: HomeProviderDraft): SagaGenerator<HomeProvider[]> {
  const providers = yield* call(homeProvidersApi.list);
  return providers.filter((one) => isSameText(one.name, name));
}

function* readTranslations(provider: Id): SagaGenerator<Translation[]> {
  return yield* call(homeProvidersApi.translations, provider);
}
