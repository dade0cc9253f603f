import { call, takeLatest } from 'typed-redux-saga';

import { onDemand } from '#client/device/onDemand';
import { tracked } from '#client/state/requests/tracked';
import { choicesOpened, findSubmitted, firstFreeClosed, searchRetried, searchStopped } from '../events';
import { firstFreeKeys } from '../keys';
import { firstFreeFailures } from '../messages';

type SearchEvent = ReturnType<typeof findSubmitted> | ReturnType<typeof searchRetried>;

/** What the dialog asks for, which comes with it. */
const workflows = onDemand(async () => {
  const [{ loadChoices }, { findFirstFree, askWaiting }] = await Promise.all([
    import(/* webpackChunkName: "first-free" */ '../late/sagas/loads'),
    import(/* webpackChunkName: "first-free" */ '../late/sagas/findFirstFree'),
  ]);
  return { loadChoices, findFirstFree, askWaiting };
});

const search = tracked({ key: firstFreeKeys.find, failure: { text: firstFreeFailures.find } }, searchWithCode);

const load = tracked({ key: firstFreeKeys.choices, failure: { text: firstFreeFailures.choices } }, loadWithCode);

/** Starts the search for free times; Stop, a new search and the end of the dialog cancel what is under way. */
export function* watchFirstFree() {
  yield* takeLatest(choicesOpened, load);
  yield* takeLatest([findSubmitted, searchRetried, searchStopped, firstFreeClosed], serve);
}

function* serve(event: SearchEvent | ReturnType<typeof searchStopped> | ReturnType<typeof firstFreeClosed>) {
  if (findSubmitted.match(event) || searchRetried.match(event)) yield* call(search, event);
}

function* loadWithCode() {
  const { loadChoices } = yield* call(workflows.load);
  yield* call(loadChoices);
}

function* searchWithCode(event: SearchEvent) {
  const { findFirstFree, askWaiting } = yield* call(workflows.load);
  if (findSubmitted.match(event)) yield* call(findFirstFree, event);
  else yield* call(askWaiting);
}
