import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { put, select, take, takeEvery } from 'typed-redux-saga';

import { placeRevisited } from '#client/state/address';
import { selectInterruptedLedgers } from '#client/state/fanOut/ledgers';
import { selectSentForms } from '#client/state/forms/forms';
import { selectUnfinished } from '#client/state/forms/unfinished';
import { noticeShown, offerToGoBack, topicClosed } from '#client/state/notices';
import { requestSucceeded, selectRequest } from '#client/state/requests/requests';
import { messages } from '../messages';
import { sectionEntry, sectionKey } from '../sections';

/** Half-done work is to be brought to an end, by its key. */
const workResumed = createAction<string>('app/workResumed');

/**
 * Tells the person who signed in what the end of the session, or a reload, cut off, and leads to where it was
 * (decisions: sessions); and what was left half done on this device, by whomever.
 */
export function* offerUnfinished() {
  yield* takeEvery(workResumed, resumeWork);
  const forms = yield* select(selectSentForms);
  const ledgers = yield* select(selectInterruptedLedgers);
  for (const [key, { title, place }] of Object.entries({ ...forms, ...ledgers }))
    yield* put(noticeShown({ kind: 'error', text: title, detail: messages.interrupted, ...offerToGoBack(key, place) }));
  for (const [key, { title, place, resume }] of Object.entries(yield* select(selectUnfinished))) {
    const way = resume
      ? {
          detail: messages.halfDone,
          offer: { event: workResumed(key), label: resume.label, leavesView: true },
          topic: key,
        }
      : { detail: messages.interrupted, ...offerToGoBack(key, place) };
    yield* put(noticeShown({ kind: 'error', text: title, ...way }));
  }
}

/** Goes to where the work was being done, and brings it to an end once the section is there to do it. */
function* resumeWork({ payload: key }: PayloadAction<string>) {
  const { place, resume } = (yield* select(selectUnfinished))[key] ?? {};
  if (!place || !resume) {
    yield* put(topicClosed(key));
    return;
  }
  const section = sectionKey(sectionEntry(place.section).id);
  yield* put(placeRevisited({ key, place }));
  while ((yield* select(selectRequest, section))?.status !== 'succeeded') yield* take(requestSucceeded);
  yield* put({ ...resume.event });
}
