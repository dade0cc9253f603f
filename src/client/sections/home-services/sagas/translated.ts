import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Id, Locale } from '../../../../contract/common';
import { LOCALES } from '../../../../contract/rules';
import { codeMade, selectRecord } from '../../../state/steps';
import { messages } from '../messages';
import type { Step } from '../steps/runSteps';
import { runSteps } from '../steps/runSteps';
import { makeCode } from '../translations/codes';
import type { Texts, TextsByLocale } from '../translations/translations';
import type { WrittenKind } from './createOnce';
import { createStep } from './createOnce';

/** What a form of a two-language item hands over. */
export interface TranslatedDraft<Body, Images = { icon?: File | null }> {
  body: Body;
  images: Images;
  /** The words to be sent, by language. */
  texts: TextsByLocale;
}

/** How one kind of two-language item is written. */
export interface TranslatedKind<Body, Images = { icon?: File | null }> extends WrittenKind<Body, Images> {
  translate: (item: Id, locale: Locale, texts: Texts) => Promise<unknown>;
}

const LABELS = { en: messages.enStep, ar: messages.arStep } as const;

/**
 * Creates an item, then its English and Arabic words, then whatever else belongs to it (Spec 2 §4). A later run sends the
 * item that was made once more, for what was changed in the form since may be part of it.
 */
export function* createTranslated<Body, Images>(
  kind: TranslatedKind<Body, Images>,
  { body, images, texts }: TranslatedDraft<Body, Images>,
  more: readonly Step[] = [],
) {
  const { item } = yield* select(selectRecord, kind.key);
  const first = item === null ? createStep(kind, body, images) : updateStep(kind, item, body, images);
  yield* call(runSteps, kind.key, [first, ...translationSteps(kind, texts), ...more]);
}

/** Saves an item, then the words that were changed (decisions: reading answers). */
export function* updateTranslated<Body, Images>(
  kind: TranslatedKind<Body, Images>,
  id: Id,
  { body, images, texts }: TranslatedDraft<Body, Images>,
) {
  yield* call(runSteps, kind.key, [updateStep(kind, id, body, images), ...translationSteps(kind, texts)]);
}

/** The step that saves an item there is; it is taken in every run, for the words that are tried again may be part of it. */
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

/** The body with a code made from the English name; the same one as long as it may have reached the service (Spec 2 §5). */
export function* withCode<Body extends { code: string }>(key: string, draft: TranslatedDraft<Body>): SagaGenerator<TranslatedDraft<Body>> {
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
      ? [translationStep(locale, function* send(item) { return yield* call(kind.translate, item, locale, words); })]
      : [];
  });
}
