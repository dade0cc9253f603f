import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';

import { deskLocked, sessionEnded } from '#client/features/session';
import {
  addressRead,
  dialogDone,
  hasAddressMeta,
  isViewOpened,
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
import { knownSection } from './sectionIds';

/** Milliseconds without typing before the address bar follows. */
const TYPING_RESTS_MS = 200;

/** Keeps the view state and the address bar the same: reload, Back, Forward and a shared link restore the view. */
export function* watchAddress() {
  const history = yield* call(historyMoves);
  yield* takeEvery(history, followHistory);
  yield* takeEvery(isStep, pushAddress);
  yield* takeEvery(dialogDone, leaveStep);
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
  lastStep = null;
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

/** The step that has made the entry on screen, by what both entries show; `null` where the history was gone through. */
let lastStep: { from: string; to: string } | null = null;

/**
 * Takes the step by which a dialog was opened out of the history: what is on screen now takes the place of its entry,
 * and where the one before shows the same, that one is gone back to. Neither Back nor Forward opens the dialog again.
 */
function* leaveStep() {
  const before = shownAt(parseAddress(window.location.search));
  yield* call(untilAllHappened);
  const address = yield* select(selectAddressAsWritten);
  const now = shownAt(address);
  if (now === before) return;
  const isBefore = lastStep?.to === before && lastStep.from === now;
  write('replaceState', address);
  if (isBefore) window.history.back();
}

/** What an entry shows, also where its address leaves the usual section out. */
function shownAt({ section, params }: Address): string {
  return formatAddress({ section: knownSection(section), params });
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
    const isStepOn = method === 'pushState';
    const entry = entryOf(address, isStepOn ? null : state);
    const [before, now] = [shownAt(parseAddress(window.location.search)), shownAt(address)];
    window.history[method](entry, '', query || window.location.pathname);
    if (isStepOn) lastStep = { from: before, to: now };
    else if (lastStep) lastStep.to = now;
  } catch (error) {
    logFailure('address', error);
  }
}

function isStep(action: Action): boolean {
  const isView = isViewOpened(action) && !addressRead.match(action);
  return isView || (hasAddressMeta(action) && action.meta.isStep);
}

function isTyping(action: Action): boolean {
  return hasAddressMeta(action) && !action.meta.isStep;
}
