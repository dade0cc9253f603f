import type { SagaGenerator } from 'typed-redux-saga';

import type { Id, Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';

/** The pictures of an item by wire name: a file replaces, `null` removes, `undefined` keeps. */
export type Images = Readonly<Record<string, File | null | undefined>>;

/** The translations that are to be sent, by language. */
export type TextsByLocale = Readonly<Partial<Record<Locale, TranslatedTexts>>>;

/** What the form of a translated item sends. */
export interface TranslatedDraft<Body> {
  body: Body;
  images: Images;
  texts: TextsByLocale;
  /** The languages that an existing item has translations in; left out where its list does not say. */
  existing?: readonly Locale[] | undefined;
  /** The languages whose texts were changed in the form; left out where `texts` holds no others. */
  rewritten?: readonly Locale[];
}

/** The calls that write one kind of item. */
export interface ItemCalls<Body> {
  create: (body: Body, images?: Images) => Promise<{ id: Id }>;
  update: (id: Id, body: Body, images?: Images) => Promise<unknown>;
  /** Reads the items that are similar to one made of this body (decisions: one intent, one call). */
  findSimilar: (body: Body) => SagaGenerator<readonly { id: Id }[]>;
}

/** The calls that write one kind of item with translations. */
export interface TranslatedItemCalls<Body> extends ItemCalls<Body> {
  translate: (item: Id, locale: Locale, texts: TranslatedTexts) => Promise<unknown>;
  /** Reads the translations of an item made of this body; `null` where the service does not tell them. */
  readTranslations: (item: Id, body: Body) => SagaGenerator<readonly Translation[] | null>;
}

/** The translations of one of these items; `null` where the list does not carry them. */
export function translationsOf(
  items: readonly { id: Id; translations?: Translation[] | null }[],
  item: Id,
): readonly Translation[] | null {
  return items.find(({ id }) => String(id) === String(item))?.translations ?? null;
}

/** The translations that are to be sent, English first. */
export function translationsIn(texts: TextsByLocale): [Locale, TranslatedTexts][] {
  return LOCALES.flatMap((locale): [Locale, TranslatedTexts][] => {
    const translation = texts[locale];
    return translation ? [[locale, translation]] : [];
  });
}

/** Whether two texts are the same to a service, which may trim them and change their case. */
export function isSameText(one: string | null | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}
