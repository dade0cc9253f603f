import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors as doctorEntities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { readHours } from '#client/hours/readHours';
import { isForbidden } from '#client/lib/errors';
import { namesOf, fullName } from '#client/lib/text';
import { logFailure } from '#client/state/log';
import { sideBySide } from '#client/state/sagas/sideBySide';
import type { Id } from '#contract/common';
import type { Doctor } from '#contract/directory';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import {
  doctorAnswered,
  doctorFailed,
  doctorsFound,
  type AskedDoctor,
  type findSubmitted,
  type FreeTimeQuestion,
  type Scope,
} from '../events';
import { nextFreeTimes } from '../freeTimes';
import { firstFreeKeys } from '../keys';
import { selectFound, selectWaitingIds } from '../selectors';
import { readBusy, type BusyByDoctor } from './readBusy';

/** Finds the doctors in question, and asks each for the next free times (decisions: first free). */
export function* findFirstFree({ payload: { question, scope } }: ReturnType<typeof findSubmitted>) {
  if (scope.doctor) yield* put(doctorsFound({ doctors: [scope.doctor], isCut: false }));
  else yield* call(findDoctors, question);
  yield* call(askWaiting);
}

/** Finds the doctors that a question is about, fifty at most. */
export function* findDoctors({ doctor, specialty, location }: FreeTimeQuestion) {
  const narrowing = { ...(specialty && { specialty_id: specialty }), ...(location && { location_id: location }) };
  const { doctors, counts } = yield* call(directoryApi.searchDoctors, doctor, narrowing);
  yield* put(entitiesMerged(doctorEntities.normalize(doctors).entities));
  const isCut = (counts.doctors ?? 0) > doctors.length || doctors.length >= DIRECTORY_SEARCH_LIMIT;
  yield* put(doctorsFound({ doctors: doctors.map(askedDoctor), isCut }));
}

function askedDoctor(doctor: Doctor): AskedDoctor {
  const { id, title, specializations } = doctor;
  return { id, name: fullName(doctor), specialty: namesOf(specializations).join(', '), ...(title && { title }) };
}

/** Asks the doctors who wait for it, five at once; a doctor who could not be asked does not hold up the others. */
export function* askWaiting() {
  const { asked } = yield* select(selectFound);
  const ids = yield* select(selectWaitingIds);
  if (!asked || ids.length === 0) return;
  const busy = yield* call(readBusy, ids, asked.scope);
  yield* call(sideBySide, ids, askDoctor, asked.question, asked.scope, busy);
}

/** Reads the hours of a doctor and tells the next free times in them, or that they could not be read. */
export function* askDoctor(id: Id, question: FreeTimeQuestion, scope: Scope, busy: BusyByDoctor): SagaGenerator<void> {
  try {
    const hours = yield* call(readHours, id, question.location || null);
    const now = yield* call(Date.now);
    const times = nextFreeTimes(hours, busy.get(String(id)) ?? [], question, new Date(now), scope.lastDate);
    yield* put(doctorAnswered({ id, times }));
  } catch (error) {
    yield* call(logFailure, firstFreeKeys.find, error);
    yield* put(doctorFailed({ id, isForbidden: isForbidden(error) }));
  }
}
