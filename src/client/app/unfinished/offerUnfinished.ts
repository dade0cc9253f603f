import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';

import { listAppointments } from '#client/api/appointments';
import { appointments, patients } from '#client/entities/appointments';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { entitiesMerged } from '#client/entities/entityStore';
import { placeRevisited } from '#client/state/address';
import { selectInterruptedLedgers } from '#client/state/fanOut/ledgers';
import { selectSentForms } from '#client/state/forms/forms';
import {
  endingOf,
  halfDoneNamed,
  selectCovered,
  selectHalfDone,
  type HalfDoneRoot,
  type HalfDoneWork,
} from '#client/state/halfDone/halfDone';
import { logFailure } from '#client/state/log';
import { noticeShown, offerToGoOn, selectNotices, topicClosed } from '#client/state/notices';
import { requestSucceeded, selectRequest } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { appMessages } from '../messages';
import { knownSection, type SectionId } from '../sectionIds';
import { sectionKey, selectOpenSection } from '../sections';

/** The section that reads the appointments anyway. */
const LIST_SECTION: SectionId = 'appointments';

/** Half-done work is to be brought to an end, by its key. */
const workResumed = createAction<string>('app/workResumed');

/** Tells the person who signed in what is unfinished, by notices that lead to it or bring it to its end. */
export function* offerUnfinished() {
  yield* takeEvery(workResumed, resumeWork);
  yield* call(offerInterrupted);
  yield* call(offerHalfDone);
  yield* call(nameHalfDone);
}

/** What the app is given once something is unfinished. */
export const unfinished = { reducers: { entities: entitiesReducer }, offerUnfinished };

/** Offers the forms and fan-outs that the end of this person's last session interrupted (decisions: sessions). */
function* offerInterrupted() {
  const forms = yield* select(selectSentForms);
  const ledgers = yield* select(selectInterruptedLedgers);
  const covered = yield* select(selectCovered);
  for (const [key, work] of Object.entries({ ...forms, ...ledgers })) {
    if (covered.has(key)) continue;
    const { title, place } = work;
    const goOn = offerToGoOn(key, place);
    const again = 'again' in work && work.again;
    const offer = again ? { ...goOn, offer: { ...goOn.offer, event: workResumed(key), label: again.label } } : goOn;
    yield* put(noticeShown({ kind: 'error', text: title, detail: appMessages.interrupted, ...offer }));
  }
}

/** Offers the work that any person has left half done on this device (decisions: reschedule). */
function* offerHalfDone() {
  const works = yield* select(selectHalfDone);
  const covered = yield* select(selectCovered);
  for (const [key, work] of Object.entries(works)) if (!covered.has(key)) yield* put(noticeShown(offerOf(key, work)));
}

function offerOf(key: string, { title, label }: HalfDoneWork) {
  const offer = { event: workResumed(key), label, leavesView: true };
  return { kind: 'error', text: title, detail: appMessages.halfDone, offer, topic: key } as const;
}

/**
 * Names the patients of the work that the device has kept without their names, as soon as they have been read; outside
 * the list of appointments they are asked for.
 */
function* nameHalfDone() {
  const nameless = yield* select(selectNamelessWork);
  if (nameless.length === 0) return;
  const section = yield* select(selectOpenSection);
  if (section !== LIST_SECTION) yield* fork(readPatients, nameless);
  for (;;) {
    const works = yield* select(selectNamelessWork);
    if (works.length === 0) return;
    for (const [key, id] of works) yield* call(nameWork, key, id);
    yield* take(entitiesMerged);
  }
}

/** Reads the appointments of this work; where that fails, the work stays without names. */
function* readPatients(nameless: readonly NamelessWork[]) {
  const ids = new Set(nameless.map(([, id]) => String(id)));
  try {
    const list = yield* call(listAppointments);
    const { entities } = appointments.normalize(list.filter(({ id }) => ids.has(String(id))));
    yield* put(entitiesMerged(entities));
  } catch (error) {
    yield* call(logFailure, 'app/unfinished', error);
  }
}

/** Names the patient of one piece of work where the name is known by now, in its offer too. */
function* nameWork(key: string, id: Id) {
  const appointment = yield* select(appointments.selectById, id);
  const patient = yield* select(patients.selectById, appointment?.local_user);
  if (!patient?.name) return;
  yield* put(halfDoneNamed({ key, patient: patient.name }));
  const notices = yield* select(selectNotices);
  const isOffered = notices.some(({ topic, offer }) => topic === key && offer && workResumed.match(offer.event));
  const { [key]: work } = yield* select(selectHalfDone);
  if (isOffered && work) yield* put(noticeShown(offerOf(key, work)));
}

type NamelessWork = readonly [key: string, appointment: Id];

function selectNamelessWork({ halfDone }: HalfDoneRoot): NamelessWork[] {
  return Object.entries(halfDone).flatMap(([key, { namelessOf }]) =>
    namelessOf === undefined ? [] : [[key, namelessOf]],
  );
}

/** Goes to the view in which the work was begun, and finishes it, or does it again, once the section is loaded. */
function* resumeWork({ payload: key }: PayloadAction<string>) {
  const { [key]: work } = yield* select(selectHalfDone);
  const { [key]: form } = yield* select(selectSentForms);
  const [place, event] = work ? [work.place, endingOf(work)] : [form?.place, form?.again?.event];
  if (!place || !event) {
    yield* put(topicClosed(key));
    return;
  }
  yield* put(placeRevisited({ key, place }));
  yield* call(waitForSection, knownSection(place.section));
  // A copy: what stands in the store is frozen, and an action is marked on its way.
  yield* put({ ...event });
}

function* waitForSection(id: string) {
  for (;;) {
    const request = yield* select(selectRequest, sectionKey(id));
    if (request?.status === 'succeeded') return;
    yield* take(requestSucceeded);
  }
}
