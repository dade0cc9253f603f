import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';

import { selectUser } from '../features/session';
import { placeRevisited } from '../state/address';
import { noticeShown } from '../state/notices';
import { selectRequest } from '../state/requests';
import { selectHalfDone, selectUnfinished, wayBack, workEnded, worksRecalled, workStarted } from '../state/unfinished';
import { keepHalfDone, recallHalfDone } from './halfDoneStorage';
import { messages } from './messages';
import { sectionEntry, sectionKey } from './sections';

/** Half-done work is to be brought to an end, by its key. */
const workResumed = createAction<string>('app/workResumed');

/** Tells the person who is back what the end of the session, or a reload, cut off, and leads to where it was (decisions: sessions). */
export function* offerUnfinished() {
  yield* takeEvery(workResumed, resumeWork);
  yield* takeEvery([workStarted, workEnded], keepWorks);
  yield* put(worksRecalled(yield* call(recallHalfDone, yield* select(selectUser))));
  for (const [key, { title, place, resume }] of Object.entries(yield* select(selectUnfinished))) {
    const way = resume ? { retry: workResumed(key), retryLabel: resume.label, topic: key } : wayBack(place);
    yield* put(noticeShown({ kind: 'error', text: title, detail: messages.interrupted, ...way }));
  }
}

/** What must not stay half done outlives the page. */
function* keepWorks() {
  yield* call(keepHalfDone, yield* select(selectUser), yield* select(selectHalfDone));
}

/** Goes to where the work was being done, and brings it to an end once the section is there to do it. */
function* resumeWork({ payload: key }: PayloadAction<string>) {
  const { place, resume } = (yield* select(selectUnfinished))[key] ?? {};
  if (!place || !resume) return;
  const section = sectionKey(sectionEntry(place.section).id);
  yield* put(placeRevisited(place));
  while ((yield* select(selectRequest, section))?.status !== 'succeeded') yield* take('*');
  yield* put({ ...resume.event });
}
