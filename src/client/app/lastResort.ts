import type { UnknownAction } from '@reduxjs/toolkit';

import { recordError } from '#client/device/flightRecorder';
import { messagesOf } from '#client/lib/text';
import { noticeShown } from '#client/state/notices';
import { appMessages } from './messages';
import { pageLoadChosen } from './newVersion/events';

const messages = messagesOf('lastResort', {
  wentWrong: 'Something went wrong on this page.',
  stopped: 'This page has stopped working.',
  advice: 'If something does not look right, load the page anew. The account menu has “Report a problem”.',
});

/** Milliseconds in which nothing more is said: an error that repeats is one message. */
const QUIET_MS = 60_000;

/** The names of errors of calls that were given up on purpose. */
const GIVEN_UP: readonly string[] = ['AbortError', 'CanceledError'];

/** Where an error that nobody caught arose: in the page, or in a root of the workflows, which it has ended. */
export type Origin = 'page' | 'saga';

/**
 * Makes the handler of last resort: the flight recorder tells what nothing else has caught, and a notice says so in
 * plain words, for the page once a minute at most (decisions: failures).
 */
export function lastResort(dispatch: (event: UnknownAction) => void): (origin: Origin, error: unknown) => void {
  let toldAt = -Infinity;
  return (origin, error) => {
    if (isGivenUp(error)) return;
    recordError(origin, error);
    if (origin === 'page' && performance.now() - toldAt < QUIET_MS) return;
    if (origin === 'page') toldAt = performance.now();
    dispatch(noticeShown({ kind: 'error', detail: messages.advice, ...SAID[origin] }));
  };
}

const SAID = {
  page: { text: messages.wentWrong, topic: 'app/lastResort' },
  saga: { text: messages.stopped, stays: true, offer: { event: pageLoadChosen(), label: appMessages.reload } },
} satisfies Record<Origin, object>;

function isGivenUp(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && GIVEN_UP.includes(String(error.name));
}

/**
 * Hands every error and rejection that nothing has caught to a handler. An error event without an error is not ours: so
 * the browser says that a size was observed too late, and that a script of somebody else has failed.
 */
export function listenForUncaught(handle: (origin: Origin, error: unknown) => void): void {
  window.addEventListener('error', ({ error }: { error: unknown }) => {
    if (error) handle('page', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => handle('page', reason));
}
