import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { therapistsApi } from '#client/api/homeServices/staff';
import { fullName } from '#client/lib/text';
import type { ItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText } from '#client/sections/home-services/shared/saving/items';
import { createItem, updateItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import type { Id } from '#contract/common';
import type { Therapist, TherapistDraft } from '#contract/homeServices/staff';

/** Creates a therapist of a provider. */
export function* createTherapist(draft: TherapistDraft, save: string) {
  yield* call(createItem, save, therapistCalls, draft);
}

/** Saves an existing therapist. */
export function* updateTherapist(id: Id, draft: TherapistDraft) {
  yield* call(updateItem, therapistCalls, id, draft);
}

/** The calls that write therapists; two of one provider are similar when their full names match. */
const therapistCalls: ItemCalls<TherapistDraft> = { ...therapistsApi, findSimilar };

function* findSimilar({ provider, ...draft }: TherapistDraft): SagaGenerator<Therapist[]> {
  const colleagues = yield* call(therapistsApi.list, { provider });
  return colleagues.filter((one) => isSameText(fullName(one), fullName(draft)));
}
