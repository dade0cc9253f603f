import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { labServicesApi } from '#client/api/homeServices/catalogue';
import type { TranslatedDraft, TranslatedItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText, translationsOf } from '#client/sections/home-services/shared/saving/items';
import {
  createTranslatedItem,
  updateTranslatedItem,
} from '#client/sections/home-services/shared/saving/sagas/saveTranslatedItem';
import type { Id, Translation } from '#contract/common';
import type { LabService, LabServiceDraft } from '#contract/homeServices/catalogue';

type Draft = TranslatedDraft<LabServiceDraft>;

/** Creates a lab service, whose code was typed, then its translations (Spec 2 §4, §5). */
export function* createLabService(draft: Draft, save: string) {
  yield* call(createTranslatedItem, save, labServiceCalls, draft);
}

/** Saves a lab service, then the translations that were changed. */
export function* updateLabService(id: Id, draft: Draft, save: string) {
  yield* call(updateTranslatedItem, save, labServiceCalls, id, draft);
}

/** The calls that write lab services; two of one subcategory are similar when their codes match. */
export const labServiceCalls: TranslatedItemCalls<LabServiceDraft> = {
  ...labServicesApi,
  findSimilar,
  readTranslations,
};

function* findSimilar({ subcategory, code }: LabServiceDraft): SagaGenerator<LabService[]> {
  const siblings = yield* call(labServicesApi.list, { subcategory });
  return siblings.filter((one) => isSameText(one.code, code));
}

function* readTranslations(item: Id, { subcategory }: LabServiceDraft): SagaGenerator<readonly Translation[] | null> {
  const siblings = yield* call(labServicesApi.list, { subcategory });
  return translationsOf(siblings, item);
}
