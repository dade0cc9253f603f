import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { isNotFound } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { mergeMessages, mergeWithNow, type Edited } from '#client/state/forms/mergeWithNow';
import { logFailure } from '#client/state/log';
import { noticeShown } from '#client/state/notices';
import { ask, valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id } from '#contract/common';
import type { Doctor } from '#contract/directory';
import { shapesAccepted, type ProfileChange, type profileSubmitted } from '../events';
import { doctorProfileKeys } from '../keys';
import { profileMessages } from '../messages';
import { entriesOf, listsRefused, otherShapes, type ListShapes } from '../nameLists';
import { selectListShapes, selectSpecialties } from '../selectors';
import { formOf, patchOf, saysAll, type EditedDoctor, type ProfileForm, type ProfilePatch } from '../validation';

type Save = [Id, ProfilePatch, ListShapes];

/**
 * Saves a changed profile, which is looked up when the answer is lost, says so, and reads the doctor again, so that
 * everything shown is up to date (Spec 1 §7).
 */
export function* updateDoctor({ payload }: ReturnType<typeof profileSubmitted>) {
  const { id } = payload;
  const patch = yield* call(mergedPatch, payload);
  const shapes = yield* select(selectListShapes, id);
  const outcome = yield* settleOf(doctorProfileKeys.update(id), saving, id, patch, shapes);
  if (outcome.is === 'refused' && outcome.isGone) throw new Problem(mergeMessages.gone);
  const saved = valueOf(outcome);
  if (saved) yield* put(entitiesMerged(doctors.normalize([saved]).entities));
  yield* put(noticeShown({ kind: 'success', text: profileMessages.updated }));
  yield* call(readAgain, id);
}

/** What is sent of a form, merged with the doctor as that is now (decisions: two at once). */
export function* mergedPatch({ id, opened, typed }: ProfileChange): SagaGenerator<ProfilePatch> {
  const edited: Edited<EditedDoctor> = { opened, mine: { ...typed }, fieldsOf: (doctor) => ({ ...formOf(doctor) }) };
  const merged = yield* call(
    mergeWithNow<EditedDoctor, [Id]>,
    doctorProfileKeys.update(id),
    edited,
    readUnlessGone,
    id,
  );
  const specialties = yield* select(selectSpecialties);
  const form = merged ? (merged.fields as unknown as ProfileForm) : typed;
  return patchOf(form, specialties, merged?.now ?? opened);
}

/** Reads a doctor; `null` where there is no such doctor any more. */
function* readUnlessGone(id: Id): SagaGenerator<Doctor | null> {
  try {
    return yield* call(directoryApi.readDoctor, id);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Saves a profile, and finds it by what it says when the answer is lost. */
const saving = {
  send: saveInEitherShape,
  find: findSaved,
  isRepeatable: true,
} satisfies Write<Save, Doctor | null>;

function* findSaved(id: Id, patch: ProfilePatch): SagaGenerator<Doctor | null> {
  const doctor = yield* call(directoryApi.readDoctor, id);
  return saysAll(patch, doctor) ? doctor : null;
}

/**
 * Saves a profile with its lists in these shapes. When a service refuses just these, it gets them in their other shape
 * once, and what works is kept for the session (decisions: sending).
 */
export function* saveInEitherShape(id: Id, patch: ProfilePatch, shapes: ListShapes): SagaGenerator<Doctor | null> {
  try {
    return yield* call(saveInShape, id, patch, shapes);
  } catch (error) {
    const refused = listsRefused(error);
    if (refused.length === 0) throw error;
    const others = otherShapes(shapes, refused);
    const saved = yield* call(saveRefusedLists, error, id, patch, { ...shapes, ...others });
    yield* put(shapesAccepted(others));
    return saved;
  }
}

/** Saves in another shape; when that is refused too, the first refusal counts, for it is about what was typed. */
export function* saveRefusedLists(
  first: unknown,
  ...save: Parameters<typeof saveInShape>
): SagaGenerator<Doctor | null> {
  const answer = yield* ask(saveInShape, ...save);
  if (answer.is === 'refused') throw first;
  return valueOf(answer);
}

/** Sends a profile with its lists in these shapes; what was read without a name goes back as it came. */
export function* saveInShape(id: Id, patch: ProfilePatch, shapes: ListShapes): SagaGenerator<Doctor | null> {
  const doctor = yield* select(doctors.selectById, id);
  return yield* call(directoryApi.updateDoctor, id, {
    ...patch,
    languages: entriesOf(patch.languages, doctor?.languages ?? [], shapes.languages),
    services: entriesOf(patch.services, doctor?.services ?? [], shapes.services),
  });
}

/** Reads the doctor again, because the answer to a change may be incomplete; a reading that fails is only logged. */
function* readAgain(id: Id) {
  try {
    const doctor = yield* call(directoryApi.readDoctor, id);
    yield* put(entitiesMerged(doctors.normalize([doctor]).entities));
  } catch (error) {
    yield* call(logFailure, doctorProfileKeys.update(id), error);
  }
}

/** Says that a profile is still being saved although its modal was closed (decisions: sessions). */
export function* tellStillSaving() {
  yield* put(noticeShown({ kind: 'success', text: profileMessages.stillSaving }));
}
