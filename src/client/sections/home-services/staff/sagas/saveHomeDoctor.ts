import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { homeDoctorsApi } from '#client/api/homeServices/staff';
import { fullName } from '#client/lib/text';
import type { ItemCalls } from '#client/sections/home-services/shared/saving/items';
import { isSameText } from '#client/sections/home-services/shared/saving/items';
import { createItem, updateItem } from '#client/sections/home-services/shared/saving/sagas/createItem';
import type { Id } from '#contract/common';
import type { HomeDoctor, HomeDoctorDraft } from '#contract/homeServices/staff';

/** Creates a doctor of a provider. */
export function* createHomeDoctor(draft: HomeDoctorDraft, save: string) {
  yield* call(createItem, save, homeDoctorCalls, draft);
}

/** Saves an existing doctor. */
export function* updateHomeDoctor(id: Id, draft: HomeDoctorDraft) {
  yield* call(updateItem, homeDoctorCalls, id, draft);
}

/** The calls that write doctors; two of one provider are similar when their full names match. */
const homeDoctorCalls: ItemCalls<HomeDoctorDraft> = { ...homeDoctorsApi, findSimilar };

function* findSimilar({ provider, ...draft }: HomeDoctorDraft): SagaGenerator<HomeDoctor[]> {
  const colleagues = yield* call(homeDoctorsApi.list, { provider });
  return colleagues.filter((one) => isSameText(fullName(one), fullName(draft)));
}
