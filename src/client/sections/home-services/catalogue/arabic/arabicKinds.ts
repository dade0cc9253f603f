import { call, type SagaGenerator } from 'typed-redux-saga';

import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import { homeProvidersApi } from '#client/api/homeServices/providers';
import { homeProviders, labPackages, labServices, subcategories } from '#client/entities/homeServices';
import type { Message } from '#client/lib/text';
import { homeProviderKind, homeProviderTexts } from '#client/sections/home-services/kinds/homeProvider';
import { labPackageKind, labPackageTexts } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind, labServiceTexts } from '#client/sections/home-services/kinds/labService';
import { subcategoryKind, subcategoryTexts } from '#client/sections/home-services/kinds/subcategory';
import type { NamedItem } from '#client/sections/home-services/shared/names';
import type { ItemApi, ItemCalls, ListedItem } from '#client/sections/home-services/shared/saving/items';
import type { Id, Translation } from '#contract/common';

/** An item of any of these kinds. */
export type ArabicItem = ListedItem & NamedItem;

/** How the Arabic name of an item of one kind is read and sent. */
export interface ArabicKind {
  name: string;
  /** What its list is called. */
  list: Message;
  /** Its table in the store. */
  table: string;
  selectItem: (state: never, id: Id) => ArabicItem | undefined;
  calls: Pick<ItemCalls<never>, 'translate' | 'readTranslations'>;
}

/** The calls of a kind whose items have their texts in the list that they stand in. */
function inList<Item extends ListedItem, Query>(
  { list, translate }: Required<Pick<ItemApi<Item, never, Query>, 'list' | 'translate'>>,
  queryOf: (item: Item) => Query,
): ArabicKind['calls'] {
  return {
    translate,
    *readTranslations(id: Id, item: Item): SagaGenerator<readonly Translation[] | null> {
      const items = yield* call(list, queryOf(item));
      return items.find((one) => String(one.id) === String(id))?.translations ?? null;
    },
  };
}

/** What an editor of names has to know of a kind beside its calls. */
function known(
  { name }: { name: string },
  { list }: { list: Message },
  { kind: table, selectById: selectItem }: { kind: string; selectById: ArabicKind['selectItem'] },
): Omit<ArabicKind, 'calls'> {
  return { name, list, table, selectItem };
}

/** The kinds whose items have names in both languages, in the order of their tabs. */
export const ARABIC_KINDS: readonly ArabicKind[] = [
  {
    ...known(subcategoryKind, subcategoryTexts, subcategories),
    calls: inList(subcategoriesApi, ({ parent_category }) => ({ parent_category })),
  },
  {
    ...known(labServiceKind, labServiceTexts, labServices),
    calls: inList(labServicesApi, ({ subcategory }) => ({ subcategory })),
  },
  {
    ...known(labPackageKind, labPackageTexts, labPackages),
    calls: inList(labPackagesApi, ({ subcategory }) => ({ subcategory })),
  },
  {
    ...known(homeProviderKind, homeProviderTexts, homeProviders),
    calls: {
      translate: homeProvidersApi.translate,
      *readTranslations(id: Id): SagaGenerator<readonly Translation[] | null> {
        return yield* call(homeProvidersApi.translations, id);
      },
    },
  },
];
