import { call, type SagaGenerator } from 'typed-redux-saga';

import { surely } from '#client/api/sendList';
import { fullName, shownName, type Text } from '#client/lib/text';
import type { Id, Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import { cleanText } from '#contract/text/typed';

/** The pictures of an item by wire name: a file replaces, `null` removes, `undefined` keeps. */
export type Images = Readonly<Record<string, File | null | undefined>>;

/** The translations that are to be sent, by language. */
export type TextsByLocale = Readonly<Partial<Record<Locale, TranslatedTexts>>>;

/** What the form of an item sends: the item as its service takes it, and what is sent beside it. */
export interface ItemDraft<Body> {
  body: Body;
  /** What it is called where none of its fields says that, such as a link. */
  name?: Text;
  images?: Images;
  texts?: TextsByLocale;
  /** The languages that an existing item has translations in; left out where its list does not say. */
  existing?: readonly Locale[] | undefined;
  /** The languages whose texts were changed in the form; left out where `texts` holds no others. */
  rewritten?: readonly Locale[];
  /** The names of what is added to a new item one by one, in their order, such as the tests of a lab package. */
  parts?: readonly string[];
}

/** What an item made of a draft is called; `null` where nothing says it. */
export function draftName<Body>({ body, name, texts }: ItemDraft<Body>): Text | null {
  const named: { name?: string; first_name?: string; last_name?: string } = body ?? {};
  return name ?? shownName(texts?.en?.name ?? named.name) ?? shownName(fullName(named));
}

/** The calls of one kind of item; `Query` narrows its list. */
export interface ItemApi<Item, Body, Query> {
  list: (query: Query) => Promise<readonly Item[]>;
  create: (body: Body, images?: Images) => Promise<{ id: Id }>;
  update: (id: Id, body: Body, images?: Images) => Promise<unknown>;
  /** Sends the texts of an item in one language, where it has such. */
  translate?: (item: Id, locale: Locale, texts: TranslatedTexts) => Promise<unknown>;
  /** Reads the translations of an item, where its list does not tell them. */
  translations?: (item: Id) => Promise<readonly Translation[]>;
}

/** By which rules items are created once, and found again after a lost answer (decisions: one intent, one call). */
export interface SavingRules<Item, Body, Query> {
  /** What narrows the list to the items that one made of this body stands among. */
  siblings: (body: Body) => NoInfer<Query>;
  /** Whether one of these items is like one made of this body. */
  isSame: (item: Item, body: Body) => boolean;
  /** Whether a new item gets a code that is made of its English name (Spec 2 §5). */
  hasOwnCode?: boolean;
}

/** How one kind of item is saved: by which calls, and by which rules. */
export interface Saving<Item, Body, Query> extends SavingRules<Item, Body, Query> {
  api: ItemApi<Item, Body, Query>;
}

/** The calls that write one kind of item, and the readings that tell what an earlier call has done. */
export interface ItemCalls<Body> extends Pick<ItemApi<never, Body, never>, 'create' | 'update' | 'translate'> {
  hasOwnCode?: boolean | undefined;
  /** Reads the items that are like one made of this body. */
  findSimilar: (body: Body) => SagaGenerator<readonly { id: Id }[]>;
  /** Reads an item anew, in the list that it was opened in, else in that of all; `null` where it is in none. */
  readNow: (item: Id, opened: object) => SagaGenerator<object | null>;
  /** Reads the translations of an item made of this body; `null` where the service does not tell them. */
  readTranslations: (item: Id, body: Body) => SagaGenerator<readonly Translation[] | null>;
}

/** An item of a list, as far as it is told from others. */
export interface ListedItem {
  id: Id;
  translations?: readonly Translation[] | null;
}

/** The calls that write one kind of item; what an earlier call has done is read from the list that its rules name. */
export function callsOf<Item extends ListedItem, Body, Query>({
  api,
  siblings,
  isSame,
  hasOwnCode,
}: Saving<Item, Body, Query>): ItemCalls<Body> {
  return {
    ...api,
    hasOwnCode,
    *findSimilar(body) {
      const items = surely(yield* call(api.list, siblings(body)));
      return items.filter((item) => isSame(item, body));
    },
    *readNow(item, opened) {
      const there = (items: readonly Item[]) => items.find(({ id }) => String(id) === String(item)) ?? null;
      // An item has the fields of its body by which lists are narrowed.
      const near = there(yield* call(api.list, siblings(opened as Body)));
      return near ?? there(yield* call(api.list, {} as Query));
    },
    *readTranslations(item, body) {
      if (api.translations) return yield* call(api.translations, item);
      const items = surely(yield* call(api.list, siblings(body)));
      return items.find(({ id }) => String(id) === String(item))?.translations ?? null;
    },
  };
}

/** The translations that are to be sent, English first. */
export function translationsIn(texts: TextsByLocale): [Locale, TranslatedTexts][] {
  return LOCALES.flatMap((locale): [Locale, TranslatedTexts][] => {
    const translation = texts[locale];
    return translation ? [[locale, translation]] : [];
  });
}

/** Whether two texts are the same to a service, which may clean them and change their case. */
export function isSameText(one: string | null | undefined, other: string | null): boolean {
  return cleanText(one ?? '').toLowerCase() === cleanText(other ?? '').toLowerCase();
}
