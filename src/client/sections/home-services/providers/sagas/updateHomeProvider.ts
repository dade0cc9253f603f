import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { homeProvidersApi } from '#client/api/homeServices/providers';
import type { Change } from '#client/sections/home-services/shared/resource/defineResource';
import { runSteps } from '#client/sections/home-services/shared/saving/runSteps';
import type { TranslatedDraft, TranslatedKind } from '#client/sections/home-services/shared/saving/translated';
import { translationStep, updateStep } from '#client/sections/home-services/shared/saving/translated';
import type { Id, Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import { LOCALES } from '#contract/rules';

/** The pictures of a home provider that a form changes. */
export interface ProviderImages {
  logo?: File | null;
  banner_image?: File | null;
}

/** What the form of a home provider hands over. */
export interface ProviderDraft extends TranslatedDraft<HomeProviderDraft, ProviderImages> {
  /** Languages whose words were rewritten by hand, and are sent also where there are some already. */
  rewritten: readonly Locale[];
}

/** Saves a home provider, then its words in each language that has none yet, or others now (Spec 2 §4). */
export function* updateHomeProvider(
  key: string,
  kind: TranslatedKind<HomeProviderDraft, ProviderImages>,
  { id, draft: { body, images, texts, rewritten } }: Change<ProviderDraft>,
) {
  const translations = LOCALES.flatMap((locale) => {
    const words = texts[locale];
    return words ? [translationStep(locale, (item) => translate(item, locale, words, rewritten.includes(locale)))] : [];
  });
  yield* call(runSteps, key, [updateStep(kind, id, body, images), ...translations]);
}

function* translate(provider: Id, locale: Locale, texts: TranslatedTexts, isRewritten: boolean): SagaGenerator<void> {
  const existing = isRewritten ? [] : yield* call(homeProvidersApi.translations, provider);
  if (existing.some((one) => one.locale === locale)) return;
  yield* call(homeProvidersApi.translate, provider, locale, texts);
}
