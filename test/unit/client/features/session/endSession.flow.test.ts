import type { UnknownAction } from '@reduxjs/toolkit';

import { watchSession } from '#client/features/session';
import { signedIn, signOutChosen, signOutWanted, tokenRefused } from '#client/features/session/events';
import { lockMessages } from '#client/features/session/late/messages';
import { sessionMessages } from '#client/features/session/messages';
import { selectIsAuthenticated } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { listReceived, selectList, type ListsRoot } from '#client/state/lists';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { wouldSigningOutLose } from '#client/ui/layout/askBeforeLeaving';
import { uiMessages } from '#client/ui/messages';
import { startedPlan } from '#test/support/builders/startedPlan';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { storedToken } from '#test/support/sagas/storedToken';

function after(...events: UnknownAction[]) {
  return afterFlow<SessionRoot & ListsRoot & NoticesRoot>({
    watcher: watchSession,
    given: [listReceived({ key: 'something', ids: [1] })],
    provide: storedToken('token'),
    events,
  });
}

describe('when the session ends', () => {
  it('leaves nothing of it behind', async () => {
    const state = await after(signOutChosen());

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectList(state, 'something')).toBeUndefined();
    expect(selectNotices(state)).toEqual([]);
  });

  it('says so once, however many calls were refused', async () => {
    const state = await after(tokenRefused(), tokenRefused(), tokenRefused());

    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectNotices(state).map(({ text }) => text)).toEqual([sessionMessages.expired]);
  });

  it('takes that back as soon as somebody is signed in again', async () => {
    const state = await after(tokenRefused(), signedIn('fresh', 'layla@mawid.example'));

    expect(selectNotices(state)).toEqual([]);
  });
});

describe('when somebody presses Sign Out', () => {
  const pressed = (isTyped: boolean, answers: UnknownAction[] = [], given: UnknownAction[] = []) =>
    afterFlow<SessionRoot & ConfirmationsRoot>({
      watcher: watchSession,
      given,
      provide: [serve(wouldSigningOutLose, () => isTyped), ...storedToken('token')],
      events: [signOutWanted(), ...answers],
    });

  it('goes at once where nothing is typed', async () =>
    expect(selectIsAuthenticated(await pressed(false))).toBe(false));

  it.each([
    ['what was typed is discarded', [], uiMessages.discardTitle, uiMessages.discardCancel],
    [
      'something is still being sent',
      [startedPlan('test', [{ id: 'a', label: 'a', payload: 1 }])],
      lockMessages.signOutTitle,
      undefined,
    ],
  ])('asks before %s', async (_, given, title, declineLabel) => {
    const state = await pressed(true, [], given);

    expect(selectIsAuthenticated(state)).toBe(true);
    expect(selectConfirmation(state)).toEqual(
      expect.objectContaining({ title, ...(declineLabel && { declineLabel }) }),
    );
  });

  it.each([
    [confirmed(), false],
    [declined(), true],
  ])('does as it is told: %p', async (answer, staysIn) =>
    expect(selectIsAuthenticated(await pressed(true, [answer]))).toBe(staysIn),
  );
});
