import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, fork, take } from 'redux-saga/effects';

import type { BaseState } from '#client/app/store';
import { sessionEnded, signedIn, watchSession } from '#client/features/session';
import { confirmed, selectConfirmation } from '#client/state/confirmations';
import { settingsRead } from '#client/state/settings';
import { openDesk } from '#test/support/service/desk';
import { Service, type FateOf } from '#test/support/service/service';
import type { Entry } from './entry';

/** A person at a desk with a session that a refused token ends. */
export interface Visit {
  state: () => BaseState;
  service: Service;
  /** Does this, says yes to every question, and waits until nothing is under way any more. */
  act: (events: readonly UnknownAction[]) => Promise<void>;
  crashes: unknown[];
}

const SETTINGS = { otpMobile: '+971500000000', defaultProviderPassword: 'Welcome-2026', lockAfterMinutes: 0 };

/** Begins a visit: somebody has signed in, unless the entry is about that, and opened what the flow begins at. */
export async function beginVisit(entry: Entry, fateOf?: FateOf): Promise<Visit> {
  const service = new Service(entry.service, fateOf);
  const { reducers, watchers = {} } = entry.section ?? {};
  const { state, act, close, crashes } = openDesk(
    { reducers, watchers: { session: () => serve(Object.values(watchers)) } },
    service,
    [settingsRead(SETTINGS), sessionEnded()],
  );
  closings.push(close);
  const actAndConfirm = async (events: readonly UnknownAction[]) => {
    for (const event of events) {
      await act(event);
      if (selectConfirmation(state())) await act(confirmed());
    }
  };
  if (!entry.isSignedOut) await act(signedIn('the token', 'admin@mawid.example'));
  await actAndConfirm(entry.opens ?? []);
  return { state, service, crashes, act: actAndConfirm };
}

const closings: (() => void)[] = [];

/** Gives the tests of a file what their visits need; every visit ends with its test. */
export function setUpVisits(): void {
  beforeAll(() => {
    // The page listens for what other tabs do.
    Object.assign(globalThis, { window: new EventTarget() });
  });
  afterEach(() => closings.splice(0).forEach((close) => close()));
}

function* serve(watchers: readonly (() => Generator)[]): Generator {
  yield fork(watchSession);
  for (;;) {
    yield take(signedIn);
    const tasks: Task[] = [];
    for (const watcher of watchers) tasks.push((yield fork(watcher)) as Task);
    yield take(sessionEnded);
    yield cancel(tasks);
  }
}
