import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { deskLocked, sessionEnded } from '#client/features/session';
import {
  addressRead,
  hasAddressMeta,
  placeRevisited,
  sectionOpened,
  selectAddress,
  selectAddressAsWritten,
  type Address,
} from '#client/state/address';
import { logFailure } from '#client/state/log';
import { dialogsIn } from '#client/state/params';
import { mayLeaveView } from '#client/ui/layout/askBeforeLeaving';
import { leaveDialog, openDialogs } from '#client/ui/layout/openDialogs';
import { LANGUAGE_PARAM } from './language/languageStorage';
import { entryOf, forgetSearches, formatAddress, isEntryOf, parseAddress } from './query';

/** Milliseconds without typing before the address bar follows. */
const TYPING_RESTS_MS = 200;

/** Keeps the view state and the address bar the same: reload, Back, Forward and a shared link restore the view. */
export function* watchAddress() {
  const history = yield* call(historyMoves);
  yield* takeEvery(history, followHistory);
  yield* takeEvery(isStep, pushAddress);
  yield* takeLatest(isTyping, replaceAddressAtRest);
  yield* takeEvery([deskLocked, sessionEnded], forgetSearches);
  yield* takeEvery(sessionEnded, replaceAddress);
  yield* call(readAddress);
  yield* call(tidyAddress);
}

function historyMoves() {
  return eventChannel<PopStateEvent>((emit) => {
    window.addEventListener('popstate', emit);
    return () => window.removeEventListener('popstate', emit);
  });
}

/**
 * Follows Back and Forward, which have already changed the address bar. Where something typed would be lost the person
 * is asked, and a dialog that the address knows nothing of is what is left: the address is put back then.
 */
function* followHistory() {
  const mayLeave = mayLeaveView();
  const address = yield* select(selectAddress);
  const [upper, ...others] = openDialogs();
  const isAbove = upper && others.length >= dialogsIn(address);
  if (mayLeave && isAbove) leaveDialog(upper);
  yield* call(mayLeave && !isAbove ? readAddress : pushAddress);
}

function* readAddress() {
  yield* put(addressRead(parseAddress(window.location.search, window.history.state)));
}

/**
 * Takes out of the address bar what a link should not have: its language, which was read and must not meet a choice
 * made later, and a search for a person, which moves into memory; and out of the entry what was left there by a release
 * that kept such searches in it.
 */
function* tidyAddress() {
  const address = yield* select(selectAddressAsWritten);
  const hasLanguage = new URLSearchParams(window.location.search).has(LANGUAGE_PARAM);
  if (hasLanguage || !isEntryOf(address, window.history.state)) yield* call(replaceAddress);
}

/** Steps of one moment, such as a section and a place in it, are one entry of the history. */
function* pushAddress() {
  yield* call(untilAllHappened);
  const address = yield* select(selectAddressAsWritten);
  write('pushState', address);
}

function* replaceAddress() {
  const address = yield* select(selectAddressAsWritten);
  write('replaceState', address);
}

function* replaceAddressAtRest() {
  yield* delay(TYPING_RESTS_MS);
  yield* call(replaceAddress);
}

const untilAllHappened = async () => Promise.resolve();

/** Browsers limit how often the address may be written: a refused write is logged, and the next one catches up. */
function write(method: 'pushState' | 'replaceState', address: Address) {
  const query = formatAddress(address);
  const state: unknown = window.history.state;
  if (query === window.location.search && isEntryOf(address, state)) return;
  try {
    const entry = entryOf(address, method === 'replaceState' ? state : null);
    window.history[method](entry, '', query || window.location.pathname);
  } catch (error) {
    logFailure('address', error);
  }
}

function isStep(action: Action): boolean {
  return sectionOpened.match(action) || placeRevisited.match(action) || (hasAddressMeta(action) && action.meta.isStep);
}

function isTyping(action: Action): boolean {
  return hasAddressMeta(action) && !action.meta.isStep;
}
