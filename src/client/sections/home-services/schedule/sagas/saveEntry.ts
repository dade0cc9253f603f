import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import type { ItemCalls } from '#client/sections/home-services/shared/saving/items';
import { createItem, updateItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { isSameEntry } from '../entries';

/** Creates an entry for one date. */
export function* createEntry(draft: HomeScheduleDraft, save: string) {
  yield* call(createItem, save, entryCalls, draft);
}

/** Saves an existing entry. */
export function* updateEntry(id: Id, draft: HomeScheduleDraft) {
  yield* call(updateItem, entryCalls, id, draft);
}

/** The calls that write entries; two of one provider are similar when their date and hours match. */
const entryCalls: ItemCalls<HomeScheduleDraft> = { ...homeSchedulesApi, findSimilar };

function* findSimilar(draft: HomeScheduleDraft): SagaGenerator<HomeSchedule[]> {
  const entries = yield* call(homeSchedulesApi.list, { provider: draft.provider });
  return entries.filter((one) => isSameEntry(one, draft));
}
