import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import { failureOf, isFinalRefusal } from '#client/lib/errors';
import { messages } from '#client/sections/home-services/messages';
import type { PlannedStep } from '#client/state/forms/steps';
import { stepMoved, stepsPlanned } from '#client/state/forms/steps';
import { announceFailure } from '#client/state/notices';
import type { Id, Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import type { TranslatedDraft, TranslatedItemCalls } from '../items';
import { isSameText, translationsIn } from '../items';
import { KNOWN_ITEM, NEW_ITEM, translationSteps } from '../steps';
import { saveKnownItem, saveNewItem } from './createItem';
import { once } from './once';

/** Creates an item, then its translations (Spec 2 §4), and returns its id; `further` are the steps that come after. */
export function* createTranslatedItem<Body>(
  save: string,
  calls: TranslatedItemCalls<Body>,
  { body, images, texts }: TranslatedDraft<Body>,
  further: readonly PlannedStep[] = [],
): SagaGenerator<Id> {
  yield* put(stepsPlanned({ key: save, steps: [NEW_ITEM, ...translationSteps(texts), ...further] }));
  const item = yield* call(saveNewItem<Body>, save, calls, body, images);
  for (const [locale, translation] of translationsIn(texts))
    yield* call(once<Translating<Body>>, save, locale, translationStep, calls, item, locale, translation, body);
  return item;
}

/**
 * Saves an item, then its translations: one is created where there is none yet, and a changed one is sent even where
 * there is one (decisions: create-then-translate).
 */
export function* updateTranslatedItem<Body>(
  save: string,
  calls: TranslatedItemCalls<Body>,
  item: Id,
  draft: TranslatedDraft<Body>,
) {
  const { body, images, texts, rewritten } = draft;
  yield* put(stepsPlanned({ key: save, steps: [KNOWN_ITEM, ...translationSteps(texts)] }));
  yield* call(saveKnownItem<Body>, save, calls, item, body, images);
  const existing = yield* call(existingLocales<Body>, calls, item, draft);
  for (const [locale, translation] of translationsIn(texts)) {
    const isThere = existing === null || existing.includes(locale);
    const isChanged = rewritten === undefined || rewritten.includes(locale);
    const sending: Translating<Body> = [calls, item, locale, translation, body];
    if (!isThere) yield* call(once<Translating<Body>>, save, locale, translationStep, ...sending);
    else if (isChanged) yield* call(replaceTranslation<Body>, save, ...sending);
    else yield* put(stepMoved({ key: save, id: locale, status: 'done' }));
  }
}

/**
 * Sends the changed translation of a language that has one; a refusal is told and does not fail the save, because a
 * service may know no way to change it.
 */
export function* replaceTranslation<Body>(save: string, ...sending: Translating<Body>): SagaGenerator<void> {
  const [, , locale] = sending;
  try {
    yield* call(once<Translating<Body>>, save, locale, translationStep, ...sending);
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    yield* put(stepMoved({ key: save, id: locale, status: 'kept' }));
    yield* call(announceFailure, failureOf(error, { text: NOT_CHANGED[locale] }));
  }
}

const NOT_CHANGED = { en: messages.enNotChanged, ar: messages.arNotChanged };

/** The languages that an item has translations in; `null` where nobody can tell, or nothing depends on it. */
export function* existingLocales<Body>(
  { readTranslations }: TranslatedItemCalls<Body>,
  item: Id,
  { body, texts, existing }: TranslatedDraft<Body>,
): SagaGenerator<readonly Locale[] | null> {
  if (existing) return existing;
  if (translationsIn(texts).length === 0) return null;
  const translations = yield* call(readTranslations, item, body);
  return translations?.map(({ locale }) => locale) ?? null;
}

/** What the step needs that sends a translation: the calls, the item, the language, its texts and the item's body. */
export type Translating<Body> = [
  calls: Pick<TranslatedItemCalls<Body>, 'translate' | 'readTranslations'>,
  item: Id,
  locale: Locale,
  texts: TranslatedTexts,
  body: Body,
];

/** The step that sends the translation of an item into one language, once where a service takes it only once. */
export const translationStep = { run: translateItem, find: findTranslation };

function* translateItem<Body>(...[{ translate }, item, locale, texts]: Translating<Body>): SagaGenerator<true> {
  yield* call(translate, item, locale, texts);
  return true;
}

/** Finds out whether the translation was taken although its answer was lost. */
function* findTranslation<Body>(
  ...[{ readTranslations }, item, locale, texts, body]: Translating<Body>
): SagaGenerator<true | null> {
  const translations = yield* call(readTranslations, item, body);
  const isThere = translations?.some((one) => one.locale === locale && isSameTranslation(one, texts)) ?? false;
  return isThere || null;
}

function isSameTranslation({ name, description }: Translation, texts: TranslatedTexts): boolean {
  return isSameText(name, texts.name) && isSameText(description ?? '', texts.description);
}
