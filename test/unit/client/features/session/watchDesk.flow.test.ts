import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { watchSession } from '#client/features/session';
import { deskLocked, deskUnlocked, lockChosen, pageReturned, signedIn } from '#client/features/session/events';
import { watchAttention, type Attention } from '#client/features/session/lock/attention';
import { deskTabs, tellLocked, tellUse, type DeskMessage } from '#client/features/session/lock/deskTabs';
import { sessionMessages } from '#client/features/session/messages';
import { selectIsAuthenticated, selectIsLocked } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { settingsRead } from '#client/state/settings';
import * as tokenStorage from '#client/state/tokenStorage';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { storedToken } from '#test/support/sagas/storedToken';

interface Desk {
  attention?: readonly Attention[];
  told?: readonly DeskMessage[];
  user?: string | null;
  lockAfterMinutes?: number;
  events?: readonly UnknownAction[];
}

const inside = (user: string | null) => signedIn('token', user);

/** What becomes of a desk whose watch says so, and whose other tabs do. */
async function desk({
  attention = [],
  told = [],
  user = 'admin@mawid.example',
  lockAfterMinutes = 15,
  events = [],
}: Desk) {
  const [changes, said] = [channel<Attention>(buffers.expanding()), channel<DeskMessage>(buffers.expanding())];
  attention.forEach((change) => changes.put(change));
  told.forEach((message) => said.put(message));
  const restart = jest.fn();
  const noteUse = jest.fn();
  const watch = jest.fn((_: Parameters<typeof watchAttention>[0]) => ({ changes, restart, noteUse }));
  const state = await afterFlow<SessionRoot & NoticesRoot>({
    watcher: watchSession,
    given: [settingsRead({ defaultProviderPassword: '', otpMobile: '', lockAfterMinutes }), inside(user)],
    provide: [
      [matchers.call.fn(deskTabs), { messages: said, tell: () => undefined }],
      serve(watchAttention, watch),
      [matchers.call.fn(tellLocked), undefined],
      serve(tokenStorage.storeLock, () => undefined),
      serve(tokenStorage.readUse, () => 1_764_000_000_000),
      ...storedToken('token', undefined, user),
    ],
    events,
  });
  return { state, restart, noteUse, watch };
}

it('a desk that was left is locked, and the warning is gone', async () => {
  const { state } = await desk({ attention: ['warned', 'left'] });

  expect(selectIsLocked(state)).toBe(true);
  expect(selectIsAuthenticated(state)).toBe(true);
  expect(selectNotices(state)).toEqual([]);
});

it('a desk that is about to be locked says so, until somebody uses it', async () => {
  const warned = await desk({ attention: ['warned'] });
  const used = await desk({ attention: ['warned', 'used'] });

  expect(selectNotices(warned.state)).toMatchObject([{ text: sessionMessages.locksSoon, stays: true }]);
  expect(selectNotices(used.state)).toEqual([]);
});

it('a desk that nobody could unlock is signed out', async () => {
  const { state } = await desk({ attention: ['left'], user: null });

  expect(selectIsAuthenticated(state)).toBe(false);
});

it('another tab locks this one, and unlocks it', async () => {
  const locked = await desk({ told: [{ is: 'locked' }] });
  const unlocked = await desk({ told: [{ is: 'locked' }, { is: 'unlocked' }] });

  expect(selectIsLocked(locked.state)).toBe(true);
  expect(selectIsLocked(unlocked.state)).toBe(false);
});

it.each<[string, Desk]>([
  ['is locked already', { told: [{ is: 'locked' }], attention: ['warned'] }],
  ['nobody is signed in at', { user: null, attention: ['left', 'warned'] }],
])('nothing is said at a desk that %s', async (_, at) => {
  const { state } = await desk(at);

  expect(selectNotices(state).map(({ text }) => text)).not.toContain(sessionMessages.locksSoon);
});

it('the use of another tab counts, and so do a fresh sign-in and an unlocked desk', async () => {
  const { noteUse, restart } = await desk({
    told: [{ is: 'used', at: 7 }],
    events: [inside('admin@mawid.example'), deskLocked(), deskUnlocked()],
  });

  expect(noteUse).toHaveBeenCalledWith(7);
  expect(restart).toHaveBeenCalledTimes(2);
});

it('the use of other tabs counts of which a page could not hear that stood still', async () => {
  const { noteUse } = await desk({ events: [pageReturned()] });

  expect(noteUse).toHaveBeenCalledWith(1_764_000_000_000);
});

it('a desk is locked after as long as the configuration says, and its use is told to other tabs', async () => {
  const { watch } = await desk({ lockAfterMinutes: 5 });

  expect(watch.mock.calls).toEqual([[{ lockAfterMinutes: 5, usedBefore: 1_764_000_000_000, onUsed: tellUse }]]);
});

it('is locked when somebody chooses so, and by other tabs, also where it never locks by itself', async () => {
  const chosen = await desk({ lockAfterMinutes: 0, events: [lockChosen()] });
  const elsewhere = await desk({ lockAfterMinutes: 0, told: [{ is: 'used', at: 7 }, { is: 'locked' }] });

  expect([chosen, elsewhere].map(({ state }) => selectIsLocked(state))).toEqual([true, true]);
});

it('nothing is watched where the configuration says never', async () => {
  const { state } = await desk({ lockAfterMinutes: 0, attention: ['left'] });

  expect(selectIsLocked(state)).toBe(false);
});
