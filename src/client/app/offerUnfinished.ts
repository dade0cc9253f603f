import { put, select } from 'typed-redux-saga';

import { noticeShown } from '../state/notices';
import { selectUnfinished, wayBack } from '../state/unfinished';
import { messages } from './messages';

/** Tells the person who is back what the end of the session cut off, and leads to where it was (decisions: sessions). */
export function* offerUnfinished() {
  for (const { title, place } of Object.values(yield* select(selectUnfinished))) {
    yield* put(noticeShown({ kind: 'error', text: title, detail: messages.interrupted, ...wayBack(place) }));
  }
}
