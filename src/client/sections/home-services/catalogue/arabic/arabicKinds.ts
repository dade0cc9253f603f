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
import type { ItemCalls, ListedItem } from '#client/sections/home-services/shared/saving/items';
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

/** Makes what reads the texts of an item out of a list that it stands in. */
function textsIn<Item extends ListedItem, Query>(
  list: (query: Query) => Promise<readonly Item[]>,
  queryOf: (item: Item) => Query,
) {
  return function* readTexts(id: Id, item: Item): SagaGenerator<readonly Translation[] | null> {
    const items = yield* call(list, queryOf(item));
    return items.find((one) => String(one.id) === String(id))?.translations ?? null;
  };
}

/** The kinds whose items have names in both languages, in the order of their tabs. */
export const ARABIC_KINDS: readonly ArabicKind[] = [
  {
    ...{ name: subcategoryKind.name, list: subcategoryTexts.list, table: subcategories.kind },
    selectItem: subcategories.selectById,
    calls: {
      translate: subcategoriesApi.translate,
      readTranslations: textsIn(subcategoriesApi.list, ({ parent_category }) => ({ parent_category })),
    },
  },
  {
    ...{ name: labServiceKind.name, list: labServiceTexts.list, table: labServices.kind },
    selectItem: labServices.selectById,
    calls: {
      translate: labServicesApi.translate,
      readTranslations: textsIn(labServicesApi.list, ({ subcategory }) => ({ subcategory })),
    },
  },
  {
    ...{ name: labPackageKind.name, list: labPackageTexts.list, table: labPackages.kind },
    selectItem: labPackages.selectById,
    calls: {
      translate: labPackagesApi.translate,
      readTranslations: textsIn(labPackagesApi.list, ({ subcategory }) => ({ subcategory })),
    },
  },
  {
    ...{ name: homeProviderKind.name, list: homeProviderTexts.list, table: homeProviders.kind },
    selectItem: homeProviders.selectById,
    calls: {
      translate: homeProvidersApi.translate,
      *readTranslations(id: Id): SagaGenerator<readonly Translation[] | null> {
        return yield* call(homeProvidersApi.translations, id);
      },
    },
  },
];
