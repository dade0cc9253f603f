import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { subcategoriesApi } from '#client/api/homeServices/catalogue';
import type { TranslatedDraft, TranslatedItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText, translationsOf } from '#client/sections/home-services/shared/saving/items';
import { codeFor } from '#client/sections/home-services/shared/saving/sagas/codeFor';
import {
  createTranslatedItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import type { Id, Translation } from '#contract/common';
import type { Subcategory, SubcategoryDraft } from '#contract/homeServices/catalogue';

type Draft = TranslatedDraft<SubcategoryDraft>;

/** Creates a subcategory with a code of its own, then its translations (Spec 2 §4, §5). */
export function* createSubcategory(draft: Draft, save: string) {
  const code = yield* call(codeFor, save, draft.texts);
  yield* call(createTranslatedItem, save, subcategoryCalls, { ...draft, body: { ...draft.body, code } });
}

/** Saves a subcategory, then the translations that were changed. */
export function* updateSubcategory(id: Id, draft: Draft, save: string) {
  yield* call(updateTranslatedItem, save, subcategoryCalls, id, draft);
}

/** The calls that write subcategories; two of one category are similar when their codes match. */
export const subcategoryCalls: TranslatedItemCalls<SubcategoryDraft> = {
  ...subcategoriesApi,
  findSimilar,
  readTranslations,
};

function* findSimilar({ parent_category, code }: SubcategoryDraft): SagaGenerator<Subcategory[]> {
  const siblings = yield* call(subcategoriesApi.list, { parent_category });
  return siblings.filter((one) => isSameText(one.code, code));
}

function* readTranslations(
  item: Id,
  { parent_category }: SubcategoryDraft,
): SagaGenerator<readonly Translation[] | null> {
  const siblings = yield* call(subcategoriesApi.list, { parent_category });
  return translationsOf(siblings, item);
}
