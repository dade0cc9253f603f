import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import { stepsPlanned } from '#client/state/forms/steps';
import type { Id, Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import type { TranslatedDraft, TranslatedItemCalls } from '../items';
import { translationsIn } from '../items';
import { KNOWN_ITEM, NEW_ITEM, translationSteps } from '../steps';
import { saveKnownItem, saveNewItem } from './createItem';
import { once } from './once';

/** Creates an item, then its translations (Spec 2 §4). */
export function* createTranslatedItem<Body>(
  save: string,
  calls: TranslatedItemCalls<Body>,
  { body, images, texts }: TranslatedDraft<Body>,
) {
  yield* put(stepsPlanned({ key: save, steps: [NEW_ITEM, ...translationSteps(texts)] }));
  const item = yield* call(saveNewItem<Body>, save, calls, body, images);
  for (const [locale, translation] of translationsIn(texts))
    yield* call(once, save, locale, translateItem, calls, item, locale, translation);
}

/** Saves an item, then the translations that were changed (decisions: create-then-translate). */
export function* updateTranslatedItem<Body>(
  save: string,
  calls: TranslatedItemCalls<Body>,
  item: Id,
  { body, images, texts }: TranslatedDraft<Body>,
) {
  yield* put(stepsPlanned({ key: save, steps: [KNOWN_ITEM, ...translationSteps(texts)] }));
  yield* call(saveKnownItem<Body>, save, calls, item, body, images);
  for (const [locale, translation] of translationsIn(texts))
    yield* call(once, save, locale, translateItem, calls, item, locale, translation);
}

/** Sends the translation of an item into one language; services replace the one there is. */
export function* translateItem(
  { translate }: Pick<TranslatedItemCalls<never>, 'translate'>,
  item: Id,
  locale: Locale,
  texts: TranslatedTexts,
): SagaGenerator<void> {
  yield* call(translate, item, locale, texts);
}
