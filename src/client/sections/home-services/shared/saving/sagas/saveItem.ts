import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { isFinalRefusal, isNotFound, reasonOf } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { homeMessages } from '#client/sections/home-services/messages';
import { mergeMessages } from '#client/state/forms/mergeWithNow';
import {
  selectStepStatus,
  stepMoved,
  attemptNoted,
  itemMade,
  selectRecord,
  stepsPlanned,
  type PlannedStep,
} from '#client/state/forms/steps';
import { ask, valueOf } from '#client/state/writes/ask';
import { settle } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id, Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { CODE_MAX, CODE_SUFFIX_LENGTH } from '#contract/rules';
import { cleanCode } from '#contract/text/typed';
import { isSameText, translationsIn, type Images, type ItemCalls, type ItemDraft, type TextsByLocale } from '../items';

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
  const item = yield* call(saveNewItem, save, calls, sent, images);
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

const SUFFIX_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Makes a code from an English name: lower case, underscores, cut to what fits, and a random end (Spec 2 §5). */
export function makeCode(englishName: string): string {
  const random = crypto.getRandomValues(new Uint32Array(CODE_SUFFIX_LENGTH));
  const suffix = Array.from(random, (value) => SUFFIX_CHARACTERS[value % SUFFIX_CHARACTERS.length]).join('');
  const base = cleanCode(englishName)
    .toLowerCase()
    .replace(/\s+/g, '_')
    .slice(0, CODE_MAX - suffix.length - 1);
  return `${base}_${suffix}`;
}

/**
 * Saves an item, then its translations: one is created where there is none yet, and a changed one is sent even where
 * there is one (decisions: create-then-translate).
 */
export function* updateItem<Body>(save: string, calls: ItemCalls<Body>, item: Id, draft: ItemDraft<Body>) {
  const { body, images, texts = {}, rewritten } = draft;
  yield* put(stepsPlanned({ key: save, steps: [KNOWN_ITEM, ...translationSteps(texts)] }));
  try {
    yield* call(saveKnownItem, save, calls, item, body, images);
  } catch (error) {
    throw isNotFound(error) ? new Problem(mergeMessages.gone) : error;
  }
  const existing = yield* call(existingLocales, calls, item, draft);
  for (const [locale, translation] of translationsIn(texts)) {
    const isThere = existing === null || existing.includes(locale);
    const isChanged = rewritten === undefined || rewritten.includes(locale);
    const sending: Translating<Body> = [calls, item, locale, translation, body];
    if (!isThere) yield* call(once<Translating<Body>>, save, locale, translationStep, ...sending);
    else if (isChanged) yield* call(replaceTranslation, save, ...sending);
    else yield* put(stepMoved({ key: save, id: locale, status: 'done' }));
  }
}

/** Sends the changed translation of a language that has one; a service that refuses to is noted, and no failure. */
export function* replaceTranslation<Body>(save: string, ...sending: Translating<Body>): SagaGenerator<void> {
  const [, , locale] = sending;
  try {
    yield* call(once<Translating<Body>>, save, locale, translationStep, ...sending);
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    yield* put(stepMoved({ key: save, id: locale, status: 'kept', reason: reasonOf(error) }));
  }
}

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
  return isSameText(name, texts.name) && isSameText(description, texts.description);
}

/** Creates the item of a save, or updates the one that an earlier run created: the form may have changed since. */
export function* saveNewItem<Body>(...[save, calls, body, images]: Creation<Body>): SagaGenerator<Id> {
  const { item } = yield* select(selectRecord, save);
  if (item === null)
    return yield* call(takeStep<Creation<Body>, Id>, save, 'item', creation, save, calls, body, images);
  yield* call(saveKnownItem, save, calls, item, body, images);
  return item;
}

/** Saves the existing item of a save in every run, because the form may have changed since the last one. */
export function* saveKnownItem<Body>(save: string, ...update: Update<Body>): SagaGenerator<void> {
  yield* call(takeStep<Update<Body>, void>, save, 'item', updatingItem, ...update);
}

/** The step that saves an existing item, twice as well as once. */
const updatingItem = {
  *send<Body>(...[calls, item, body, images]: Update<Body>): SagaGenerator<void> {
    yield* call(calls.update, item, body, images);
  },
  isRepeatable: true,
};

type Creation<Body> = [save: string, calls: ItemCalls<Body>, body: Body, images?: Images];
type Update<Body> = [calls: ItemCalls<Body>, item: Id, body: Body, images?: Images];

/**
 * The step that creates an item once, even when the answer of the first try was lost (decisions: one intent, one call).
 * It notes the similar items first: a new one among them is the item that the lost try created. Where they cannot be
 * read a first try is made all the same, and one after a lost answer is not.
 */
export const creation = { prepare: noteSimilar, send: makeItem, find: findMade };

function* noteSimilar<Body>(...[save, calls, body]: Creation<Body>): SagaGenerator<void> {
  const similar = yield* ask(calls.findSimilar, body);
  const { attempt } = yield* select(selectRecord, save);
  if (similar.is !== 'accepted' && attempt) throw similar.error;
  const ids = similar.is === 'accepted' ? similar.value.map(({ id }) => id) : null;
  yield* put(attemptNoted({ key: save, attempt: { body, ids } }));
}

function* makeItem<Body>(...[save, calls, body, images]: Creation<Body>): SagaGenerator<Id> {
  const { id } = yield* call(calls.create, body, images);
  yield* put(itemMade({ key: save, item: id }));
  return id;
}

/** Finds the item of an earlier try, and updates it; throws where nobody can tell it from one that was there before. */
function* findMade<Body>(...[save, calls, body, images]: Creation<Body>): SagaGenerator<Id | null> {
  const { attempt } = yield* select(selectRecord, save);
  if (!attempt) return null;
  const similar = yield* call(calls.findSimilar, attempt.body as Body);
  const { ids } = attempt;
  const made = similar.find(({ id }) => !ids?.includes(id));
  if (!made) return null;
  if (!ids && !calls.hasOwnCode) throw new Problem(homeMessages.looksAlike);
  yield* call(calls.update, made.id, body, images);
  yield* put(itemMade({ key: save, item: made.id }));
  return made.id;
}

/** Takes a step of a save, unless an earlier run has done it (decisions: create-then-translate). */
export function* once<Args extends unknown[]>(
  save: string,
  id: string,
  step: Write<Args, unknown>,
  ...args: Args
): SagaGenerator<void> {
  const status = yield* select(selectStepStatus, save, id);
  if (status !== 'done') yield* call(takeStep, save, id, step, ...args);
}

/**
 * Takes a step of a save, even one that is done, and records it as done, refused or unknown; throws its failure. One
 * whose answer was lost stays unknown although nothing is found, for it may take effect late: it is looked for again
 * before the next try.
 */
export function* takeStep<Args extends unknown[], T>(
  save: string,
  id: string,
  step: Write<Args, T>,
  ...args: Args
): SagaGenerator<T> {
  const status = yield* select(selectStepStatus, save, id);
  yield* put(stepMoved({ key: save, id, status: 'running' }));
  const outcome = yield* settle(step, status === 'unknown', ...args);
  yield* put(stepMoved({ key: save, id, status: STATUS_AFTER[outcome.is] }));
  return valueOf(outcome);
}

const STATUS_AFTER = { accepted: 'done', refused: 'refused', lost: 'unknown', unknown: 'unknown' } as const;
