import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import { homeProvidersApi } from '#client/api/homeServices/providers';
import type { TranslatedItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText, translationsIn } from '#client/sections/home-services/shared/saving/items';
import { saveKnownItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import { once } from '#client/sections/home-services/shared/saving/sagas/once';
import { createTranslatedItem } from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import { KNOWN_ITEM, translationSteps } from '#client/sections/home-services/shared/saving/steps';
import { stepsPlanned } from '#client/state/forms/steps';
import type { Id, Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import type { HomeProvider, HomeProviderDraft } from '#contract/homeServices/providers';
import type { ProviderFormDraft } from '../events';

/** Creates a home provider, then its translations (Spec 2 §4). */
export function* createHomeProvider(draft: ProviderFormDraft, save: string) {
  yield* call(createTranslatedItem, save, homeProviderCalls, draft);
}

/** Saves a home provider, then each translation that is missing at the service or was changed (Spec 2 §4). */
export function* updateHomeProvider(id: Id, { body, images, texts, rewritten }: ProviderFormDraft, save: string) {
  yield* put(stepsPlanned({ key: save, steps: [KNOWN_ITEM, ...translationSteps(texts)] }));
  yield* call(saveKnownItem<HomeProviderDraft>, save, homeProviderCalls, id, body, images);
  for (const [locale, translation] of translationsIn(texts))
    yield* call(once, save, locale, translateProvider, id, locale, translation, rewritten.includes(locale));
}

/** Sends a translation of a provider; an existing one is replaced only where the form changed it. */
export function* translateProvider(
  provider: Id,
  locale: Locale,
  texts: TranslatedTexts,
  isRewritten: boolean,
): SagaGenerator<void> {
  const existing = isRewritten ? [] : yield* call(homeProvidersApi.translations, provider);
  if (existing.some((one) => one.locale === locale)) return;
  yield* call(homeProvidersApi.translate, provider, locale, texts);
}

/** The calls that write home providers, which have no code: two are similar when their names match. */
export const homeProviderCalls: TranslatedItemCalls<HomeProviderDraft> = { ...homeProvidersApi, findSimilar };

function* findSimilar({ name }: HomeProviderDraft): SagaGenerator<HomeProvider[]> {
  const providers = yield* call(homeProvidersApi.list);
  return providers.filter((one) => isSameText(one.name, name));
}
