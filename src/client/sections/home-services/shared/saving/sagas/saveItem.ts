import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { failureOf, isFinalRefusal } from '#client/lib/errors';
import { homeMessages } from '#client/sections/home-services/messages';
import type { PlannedStep } from '#client/state/forms/steps';
import { selectRecord, stepMoved, stepsPlanned } from '#client/state/forms/steps';
import { announceFailure } from '#client/state/notices';
import type { Id, Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import type { ItemCalls, ItemDraft, TextsByLocale } from '../items';
import { isSameText, translationsIn } from '../items';
import { makeCode } from '../makeCode';
import { saveKnownItem, saveNewItem } from './itemStep';
import { once } from './once';

/** The step that creates an item. */
export const NEW_ITEM: PlannedStep = { id: 'item', label: homeMessages.itemStep, isRepeatable: false };

/** The step that saves an existing item. */
export const KNOWN_ITEM: PlannedStep = { ...NEW_ITEM, isRepeatable: true };

const LABELS = { en: homeMessages.enStep, ar: homeMessages.arStep };

/** The steps that send translations, with the locale as id; not every service takes a translation twice. */
export function translationSteps(texts: TextsByLocale): PlannedStep[] {
  return translationsIn(texts).map(([locale]) => ({ id: locale, label: LABELS[locale], isRepeatable: false }));
}

/**
 * Creates an item, with a code of its own where its kind has such, then its translations (Spec 2 §4, §5), and returns
 * its id; `further` are the steps that come after.
 */
export function* createItem<Body>(
  save: string,
  calls: ItemCalls<Body>,
  { body, images, texts = {} }: ItemDraft<Body>,
  further: readonly PlannedStep[] = [],
): SagaGenerator<Id> {
  yield* put(stepsPlanned({ key: save, steps: [NEW_ITEM, ...translationSteps(texts), ...further] }));
  const sent = calls.hasOwnCode ? { ...body, code: yield* call(codeFor, save, texts) } : body;
  const item = yield* call(saveNewItem<Body>, save, calls, sent, images);
  for (const [locale, translation] of translationsIn(texts))
    yield* call(once<Translating<Body>>, save, locale, translationStep, calls, item, locale, translation, sent);
  return item;
}

/**
 * The code of a new item, made from its English name (Spec 2 §5). It stays the same while an item with this code may
 * exist, so that the item can be found again (decisions: create-then-translate).
 */
export function* codeFor(save: string, { en }: TextsByLocale): SagaGenerator<string> {
  const { attempt } = yield* select(selectRecord, save);
  const sent = attempt?.body as { code: string } | undefined;
  return sent ? sent.code : yield* call(makeCode, en?.name ?? '');
}

/**
 * Saves an item, then its translations: one is created where there is none yet, and a changed one is sent even where
 * there is one (decisions: create-then-translate).
 */
export function* updateItem<Body>(save: string, calls: ItemCalls<Body>, item: Id, draft: ItemDraft<Body>) {
  const { body, images, texts = {}, rewritten } = draft;
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

const NOT_CHANGED = { en: homeMessages.enNotChanged, ar: homeMessages.arNotChanged };

/** The languages that an item has translations in; `null` where nobody can tell, or nothing depends on it. */
export function* existingLocales<Body>(
  { readTranslations }: ItemCalls<Body>,
  item: Id,
  { body, texts = {}, existing }: ItemDraft<Body>,
): SagaGenerator<readonly Locale[] | null> {
  if (existing) return existing;
  if (translationsIn(texts).length === 0) return null;
  const translations = yield* call(readTranslations, item, body);
  return translations?.map(({ locale }) => locale) ?? null;
}

/** What the step needs that sends a translation: the calls, the item, the language, its texts and the item's body. */
export type Translating<Body> = [
  calls: Pick<ItemCalls<Body>, 'translate' | 'readTranslations'>,
  item: Id,
  locale: Locale,
  texts: TranslatedTexts,
  body: Body,
];

/** The step that sends the translation of an item into one language, once where a service takes it only once. */
export const translationStep = { send: translateItem, find: findTranslation };

function* translateItem<Body>(...[{ translate }, item, locale, texts]: Translating<Body>): SagaGenerator<true> {
  if (translate) yield* call(translate, item, locale, texts);
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
