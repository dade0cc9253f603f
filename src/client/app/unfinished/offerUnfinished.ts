import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';

import { placeRevisited } from '#client/state/address';
import { selectInterruptedLedgers } from '#client/state/fanOut/ledgers';
import { selectSentForms } from '#client/state/forms/forms';
import { endingOf, selectHalfDone } from '#client/state/halfDone';
import { noticeShown, offerToGoOn, topicClosed } from '#client/state/notices';
import { requestSucceeded, selectRequest } from '#client/state/requests/requests';
import { messages } from '../messages';
import { knownSection } from '../sectionIds';
import { sectionKey } from '../sections';

/** Half-done work is to be brought to an end, by its key. */
const workResumed = createAction<string>('app/workResumed');

/** Tells the person who signed in what is unfinished, by notices that lead to it or bring it to its end. */
export function* offerUnfinished() {
  yield* takeEvery(workResumed, resumeWork);
  yield* call(offerInterrupted);
  yield* call(offerHalfDone);
}

/** Offers the forms and fan-outs that the end of this person's last session interrupted (decisions: sessions). */
function* offerInterrupted() {
  const forms = yield* select(selectSentForms);
  const ledgers = yield* select(selectInterruptedLedgers);
  for (const [key, { title, place }] of Object.entries({ ...forms, ...ledgers })) {
    const offer = offerToGoOn(key, place);
    yield* put(noticeShown({ kind: 'error', text: title, detail: messages.interrupted, ...offer }));
  }
}

/** Offers the work that any person has left half done on this device (decisions: reschedule). */
function* offerHalfDone() {
  const works = yield* select(selectHalfDone);
  for (const [key, { title, label }] of Object.entries(works)) {
    const offer = { event: workResumed(key), label, leavesView: true };
    yield* put(noticeShown({ kind: 'error', text: title, detail: messages.halfDone, offer, topic: key }));
  }
}

/** Goes to the view in which the work was begun, and finishes it once the section is loaded. */
function* resumeWork({ payload: key }: PayloadAction<string>) {
  const works = yield* select(selectHalfDone);
  const work = works[key];
  if (!work) {
    yield* put(topicClosed(key));
    return;
  }
  yield* put(placeRevisited({ key, place: work.place }));
  yield* call(waitForSection, knownSection(work.place.section));
  yield* put(endingOf(work));
}

function* waitForSection(id: string) {
  for (;;) {
    const request = yield* select(selectRequest, sectionKey(id));
    if (request?.status === 'succeeded') return;
    yield* take(requestSucceeded);
  }
}
