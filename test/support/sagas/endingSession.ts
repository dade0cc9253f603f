import type { UnknownAction } from '@reduxjs/toolkit';
import { channel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import * as authApi from '#client/api/auth';
import { sessionRestored, watchSession } from '#client/features/session';
import { deskTabs, tellUnlocked } from '#client/features/session/lock/deskTabs';
import { watchTyping } from '#client/features/session/lock/typing';
import { selectIsCovered, selectRenewal } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { listReceived, type ListsRoot } from '#client/state/lists';
import type { RequestsRoot } from '#client/state/requests/requests';
import { untilTime } from '#client/state/sagas/untilTime';
import * as tokenStorage from '#client/state/tokenStorage';
import { tokenOf } from '#test/support/builders/tokens';
import { afterFlow } from './flow';
import { serve } from './service';
import { storedToken } from './storedToken';

/** What a session that may end can be asked. */
export type EndingState = SessionRoot & RequestsRoot & ListsRoot;

/** Whose session it is. */
export const LAYLA = 'layla@mawid.example';

/** What never comes. */
export const never = new Promise<never>(() => undefined);

/** Whether the password is asked for, and whether the page is covered. */
export const asked = (state: EndingState) => [selectRenewal(state), selectIsCovered(state)];

/** A session that was begun a while ago. */
export interface EndingDesk {
  /** What the clock shows from the beginning on, in seconds since the sign-in. */
  age?: number;
  token?: string;
  user?: string | null;
  isTyping?: boolean;
  answer?: () => unknown;
  elsewhere?: string | null;
  events?: readonly UnknownAction[];
}

/** What becomes of a session with something on screen, whose token lives 50 seconds unless told. */
export function endingSession({
  age = 0,
  token = tokenOf(50),
  user = LAYLA,
  isTyping,
  answer,
  elsewhere,
  events = [],
}: EndingDesk) {
  const tabs = channel<{ token: string | null }>();
  const typing = { untilOver: () => (isTyping ? never : Promise.resolve()), stop: () => undefined };
  const running = afterFlow<EndingState>({
    watcher: watchSession,
    given: [sessionRestored(token, user), listReceived({ key: 'something', ids: [1] })],
    provide: [
      serve(Date.now, () => age * 1000),
      serve(untilTime, (moment) => (moment <= age * 1000 ? undefined : never)),
      serve(watchTyping, () => typing),
      serve(authApi.createToken, answer ?? (() => ({ access: tokenOf(50, 'next') }))),
      serve(tokenStorage.removeLock, () => undefined),
      [matchers.call.fn(deskTabs), { messages: channel(), tell: () => undefined }],
      [matchers.call.fn(tellUnlocked), undefined],
      ...storedToken(elsewhere ?? token, tabs, user),
    ],
    events,
  });
  if (elsewhere !== undefined) tabs.put({ token: elsewhere });
  return running;
}
