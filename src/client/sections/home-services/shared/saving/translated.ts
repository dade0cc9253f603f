import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { messages } from '#client/sections/home-services/messages';
import { codeMade, selectRecord } from '#client/state/forms/steps';
import type { Id, Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import type { Change } from '../resource/defineResource';
import { makeCode } from '../translations/codes';
import type { TextsByLocale } from '../translations/translations';
import type { WrittenKind } from './createOnce';
import { createStep } from './createOnce';
import type { Step } from './runSteps';
import { runSteps } from './runSteps';

/** What a form of a two-language item hands over. */
export interface TranslatedDraft<Body, Images = { icon?: File | null }> {
  body: Body;
  images: Images;
  /** The words to be sent, by language. */
  texts: TextsByLocale;
}

/** How one kind of two-language item is written. */
export interface TranslatedKind<Body, Images = { icon?: File | null }> extends WrittenKind<Body, Images> {
  translate: (item: Id, locale: Locale, texts: TranslatedTexts) => Promise<unknown>;
}

/** The workflows of a kind that has words in two languages. */
export function translated<Body, Images>(kind: TranslatedKind<Body, Images>) {
  type Draft = TranslatedDraft<Body, Images>;
  return {
    create: (draft: Draft, key: string) => createTranslated(key, kind, draft),
    update: (change: Change<Draft>, key: string) => updateTranslated(key, kind, change),
  };
}

const LABELS = { en: messages.enStep, ar: messages.arStep } as const;

/**
 * Creates an item, then its English and Arabic words, then whatever else belongs to it (Spec 2 §4). A later run sends
 * the item that was made once more, for what was changed in the form since may be part of it.
 */
export function* createTranslated<Body, Images>(
  key: string,
  kind: TranslatedKind<Body, Images>,
  { body, images, texts }: TranslatedDraft<Body, Images>,
  more: readonly Step[] = [],
) {
  const { item } = yield* select(selectRecord, key);
  const first = item === null ? createStep(key, kind, body, images) : updateStep(kind, item, body, images);
  yield* call(runSteps, key, [first, ...translationSteps(kind, texts), ...more]);
}

/** Saves an item, then the words that were changed (decisions: create-then-translate). */
function* updateTranslated<Body, Images>(
  key: string,
  kind: TranslatedKind<Body, Images>,
  { id, draft: { body, images, texts } }: Change<TranslatedDraft<Body, Images>>,
) {
  yield* call(runSteps, key, [updateStep(kind, id, body, images), ...translationSteps(kind, texts)]);
}

/**
 * The step that saves an item there is; it is taken in every run, for the words that are tried again may be part of
 * it.
 */
export function updateStep<Body, Images>(kind: WrittenKind<Body, Images>, id: Id, body: Body, images: Images): Step {
  return {
    id: 'item',
    label: messages.itemStep,
    isRepeated: true,
    *run() {
      yield* call(kind.update, id, body, images);
      return id;
    },
  };
}

/** The step that sends the words of one language; services replace them, so it may be taken twice. */
export function translationStep(locale: Locale, send: (item: Id) => SagaGenerator<unknown>): Step {
  return {
    id: locale,
    label: LABELS[locale],
    *run(item) {
      if (item !== null) yield* call(send, item);
      return undefined;
    },
  };
}

/** Creates an item whose code is made from its English name, with its words. */
export function* createCoded<Body extends { code: string }>(
  key: string,
  kind: TranslatedKind<Body>,
  draft: TranslatedDraft<Body>,
) {
  const coded = yield* call(withCode<Body>, key, draft);
  yield* call(createTranslated, key, kind, coded);
}

/**
 * The body with a code made from the English name; the same one as long as it may have reached the service (Spec 2
 * §5).
 */
export function* withCode<Body extends { code: string }>(
  key: string,
  draft: TranslatedDraft<Body>,
): SagaGenerator<TranslatedDraft<Body>> {
  const { code: known, item, steps } = yield* select(selectRecord, key);
  const isRefused = item === null && steps.some(({ id, status }) => id === 'item' && status === 'refused');
  const code = known === '' || isRefused ? yield* call(makeCode, draft.texts.en?.name ?? '') : known;
  yield* put(codeMade({ key, code }));
  return { ...draft, body: { ...draft.body, code } };
}

function translationSteps<Body, Images>(kind: TranslatedKind<Body, Images>, texts: TextsByLocale): Step[] {
  return LOCALES.flatMap((locale) => {
    const words = texts[locale];
    return words
      ? [
          translationStep(locale, function* send(item) {
            return yield* call(kind.translate, item, locale, words);
          }),
        ]
      : [];
  });
}
