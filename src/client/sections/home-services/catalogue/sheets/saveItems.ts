import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { surely } from '#client/api/sendList';
import { refreshLists, type WholeList } from '#client/sections/home-services/shared/kind/sagas/lists';
import {
  callsOf,
  isSameText,
  translationsIn,
  type ItemCalls,
  type ListedItem,
  type Saving,
  type TextsByLocale,
} from '#client/sections/home-services/shared/saving/items';
import {
  creation,
  KNOWN_ITEM,
  makeCode,
  NEW_ITEM,
  once,
  replaceTranslation,
  saveKnownItem,
  translationStep,
  translationSteps,
  type Translating,
} from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { codeKey } from '#client/sections/home-services/shared/sheets/cells';
import type { SheetRow, SheetValues } from '#client/sections/home-services/shared/sheets/events';
import { isMadeHere, makeOnce, planRow } from '#client/sections/home-services/shared/sheets/rowSteps';
import type { SheetService } from '#client/sections/home-services/shared/sheets/sagas/applySheet';
import {
  localesOf,
  textsOf,
  textsSent,
  type Translated,
} from '#client/sections/home-services/shared/translations/translations';
import { selectRecord, type PlannedStep } from '#client/state/forms/steps';
import type { Id, Locale } from '#contract/common';
import { LOCALES } from '#contract/rules';
import type { CatalogueWorld } from './catalogueSheet';

/** What an item has beside itself and its texts, such as a test of a package, and the step that adds it. */
export interface ItemPart {
  step: PlannedStep;
  add: (save: string, id: Id) => SagaGenerator<void>;
}

interface SavedItems<Item, Body, Listed, Query> {
  /** Their kind, whose form has the rules by which they are saved. */
  kind: { form?: { saving: Saving<Listed, Body, Query> } | undefined };
  /** The columns that the item itself is sent for; the others are translations, or parts of it. */
  inBody: readonly string[];
  /** The item as it is sent: as it is, with what is wanted; a new one where it is `null`. */
  bodyOf: (item: Item | null, wanted: SheetValues, world: CatalogueWorld<Item>) => Body;
  /** The parts that are wanted and that it does not have yet. */
  partsOf?: (item: Item | null, wanted: SheetValues, body: Body) => readonly ItemPart[];
}

/**
 * How the items of one kind are made and changed: by the steps of a form (decisions: create-then-translate), but each
 * only where something of it is wanted.
 */
export function savingItems<Item extends Translated & { id: Id }, Body, Listed extends ListedItem, Query>({
  kind: { form },
  inBody,
  bodyOf,
  partsOf = () => [],
}: SavedItems<Item, Body, Listed, Query>): Pick<
  SheetService<Item, CatalogueWorld<Item>>,
  'isThere' | 'make' | 'change'
> {
  if (!form) throw new Error('Without a form nothing is saved');
  const calls = callsOf(form.saving);
  const { api, siblings } = form.saving;
  return {
    // With a code of its own it was looked for with the whole list, and the code tells two apart.
    *isThere({ wanted, cells }, world): SagaGenerator<boolean> {
      if (!isMadeHere(cells)) return false;
      const around = surely(yield* call(api.list, siblings(bodyOf(null, wanted, world))));
      return around.some((item) => isSameText(textsOf(item, 'en').name, wanted.enName ?? ''));
    },
    *make(save, { wanted }, world): SagaGenerator<void> {
      const body = bodyOf(null, wanted, world);
      const [texts, parts] = [textsWanted(null, wanted), partsOf(null, wanted, body)];
      yield* call(planRow, save, [NEW_ITEM, ...translationSteps(texts), ...parts.map(({ step }) => step)]);
      yield* call(makeOnce<Making<Body>>, save, body, making, save, calls, body);
      const { item } = yield* select(selectRecord, save);
      if (item === null) throw new Error('What was made has no id');
      yield* call(translate<Body>, save, calls, item, texts, [], body);
      for (const { add } of parts) yield* call(add, save, item);
    },
    *change(save, item, wanted, world): SagaGenerator<void> {
      const body = bodyOf(item, wanted, world);
      const [texts, parts] = [textsWanted(item, wanted), partsOf(item, wanted, body)];
      const isInBody = inBody.some((column) => column in wanted);
      const own = isInBody ? [KNOWN_ITEM] : [];
      yield* call(planRow, save, [...own, ...translationSteps(texts), ...parts.map(({ step }) => step)]);
      if (isInBody) yield* call(saveKnownItem, save, calls, item.id, body);
      yield* call(translate<Body>, save, calls, item.id, texts, localesOf(item) ?? [], body);
      for (const { add } of parts) yield* call(add, save, item.id);
    },
  };
}

type Making<Body> = [save: string, calls: ItemCalls<Body>, body: Body];

/** The step that makes an item; what is like it was read with the whole list. */
const making = { send: creation.send, find: creation.find };

const COLUMNS: Readonly<Record<Locale, { name: string; description: string }>> = {
  en: { name: 'enName', description: 'enDescription' },
  ar: { name: 'arName', description: 'arDescription' },
};

/** The texts of an item in each language in which something of them is wanted. */
function textsWanted(item: Translated | null, wanted: SheetValues): TextsByLocale {
  const languages = LOCALES.filter((locale) => Object.values(COLUMNS[locale]).some((column) => column in wanted));
  return Object.fromEntries(
    languages.map((locale) => {
      const { name, description } = COLUMNS[locale];
      const now = textsOf(item, locale);
      const texts = { name: wanted[name] ?? now.name, description: wanted[description] ?? now.description };
      return [locale, textsSent(item, locale, texts)];
    }),
  );
}

/** Sends the texts of an item; those of a language that has some take their place, where a service lets them. */
function* translate<Body>(
  save: string,
  calls: ItemCalls<Body>,
  item: Id,
  texts: TextsByLocale,
  existing: readonly Locale[],
  body: Body,
): SagaGenerator<void> {
  for (const [locale, translation] of translationsIn(texts)) {
    const sending: Translating<Body> = [calls, item, locale, translation, body];
    if (existing.includes(locale)) yield* call(replaceTranslation<Body>, save, ...sending);
    else yield* call(once<Translating<Body>>, save, locale, translationStep, ...sending);
  }
}

/** The lists that a sheet is compared with, of which the first is read once more after it, and those on screen. */
export function readingItems(
  items: { name: string },
  lists: readonly WholeList[],
): Pick<SheetService<never, never>, 'lists' | 'refresh'> {
  return {
    lists: () => lists,
    *refresh(): SagaGenerator<void> {
      const [whole] = lists;
      if (whole) yield* call(whole.read);
      yield* call(refreshLists, items.name, whole?.key);
    },
  };
}

/** A row whose new item has a code: its own, or one that is made now, so that it can be found again. */
export function withCode(row: SheetRow): SheetRow {
  if (row.id !== null || row.wanted.code !== undefined) return row;
  const code = makeCode(row.wanted.enName ?? '');
  return { ...row, key: codeKey(code), wanted: { ...row.wanted, code } };
}
