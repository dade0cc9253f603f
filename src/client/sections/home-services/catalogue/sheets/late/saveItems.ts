import { call, type SagaGenerator } from 'typed-redux-saga';

import { refreshLists } from '#client/sections/home-services/shared/kind/sagas/lists';
import { makeCode } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import type { SheetRow, SheetValues } from '#client/sections/home-services/shared/sheets/events';
import { codeKey } from '#client/sections/home-services/shared/sheets/late/cells';
import type { SheetService } from '#client/sections/home-services/shared/sheets/late/sagas/applySheet';
import { textsOf, textsSent, type Translated } from '#client/sections/home-services/shared/translations/translations';
import type { Id, Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import type { CatalogueWorld } from './catalogueSheet';

/** The calls that write one kind of the catalogue. */
interface ItemWrites<Body> {
  create: (body: Body) => Promise<{ id: Id }>;
  update: (id: Id, body: Body) => Promise<unknown>;
  translate: (item: Id, locale: Locale, texts: TranslatedTexts) => Promise<unknown>;
}

interface SavedItems<Item extends Translated & { id: Id }, Body> {
  api: ItemWrites<Body>;
  /** The columns that the item itself is sent for; the others are translations, or parts of it. */
  inBody: readonly string[];
  /** The item as it is sent: as it is, with what is wanted; a new one where it is `null`. */
  bodyOf: (item: Item | null, wanted: SheetValues, world: CatalogueWorld<Item>) => Body;
  /** Adds what an item has beside itself and its texts, such as the tests of a package. */
  addParts?: (id: Id, item: Item | null, wanted: SheetValues) => SagaGenerator<void>;
}

/**
 * How the items of one kind are made and changed: the item, then its texts, then its parts, as a form saves them, but
 * each only where something of it is wanted. What an earlier try has done is seen when the list is read anew.
 */
export function savingItems<Item extends Translated & { id: Id }, Body>({
  api,
  inBody,
  bodyOf,
  addParts,
}: SavedItems<Item, Body>): Pick<SheetService<Item, CatalogueWorld<Item>>, 'make' | 'change'> {
  return {
    *make({ wanted }, world): SagaGenerator<void> {
      const { id } = yield* call(api.create, bodyOf(null, wanted, world));
      yield* call(translateItem, api, id, null, wanted);
      if (addParts) yield* call(addParts, id, null, wanted);
    },
    *change(item, wanted, world): SagaGenerator<void> {
      if (inBody.some((column) => column in wanted)) yield* call(api.update, item.id, bodyOf(item, wanted, world));
      yield* call(translateItem, api, item.id, item, wanted);
      if (addParts) yield* call(addParts, item.id, item, wanted);
    },
  };
}

const COLUMNS: Readonly<Record<Locale, { name: string; description: string }>> = {
  en: { name: 'enName', description: 'enDescription' },
  ar: { name: 'arName', description: 'arDescription' },
};

/** Sends the texts of an item in each language in which something of them is wanted. */
function* translateItem(
  { translate }: Pick<ItemWrites<never>, 'translate'>,
  id: Id,
  item: Translated | null,
  wanted: SheetValues,
): SagaGenerator<void> {
  for (const locale of LOCALES) {
    const { name, description } = COLUMNS[locale];
    if (!(name in wanted) && !(description in wanted)) continue;
    const now = textsOf(item, locale);
    const texts = { name: wanted[name] ?? now.name, description: wanted[description] ?? now.description };
    yield* call(translate, id, locale, textsSent(item, locale, texts));
  }
}

/** How the lists that a sheet is compared with are read, and those on screen once more after it. */
export function readingItems(
  items: { name: string },
  lists: readonly (() => Generator)[],
): Pick<SheetService<never, never>, 'read' | 'refresh'> {
  return {
    *read(): SagaGenerator<void> {
      for (const list of lists) yield* call(list);
    },
    *refresh(): SagaGenerator<void> {
      const [whole] = lists;
      if (whole) yield* call(whole);
      yield* call(refreshLists, items.name);
    },
  };
}

/** A row whose new item has a code: its own, or one that is made now, so that it can be found again. */
export function withCode(row: SheetRow): SheetRow {
  if (row.id !== null || row.wanted.code !== undefined) return row;
  const code = makeCode(row.wanted.enName ?? '');
  return { ...row, key: codeKey(code), wanted: { ...row.wanted, code } };
}
