import type { UnknownAction } from '@reduxjs/toolkit';

import { watchSession } from '#client/features/session';
import { signOutWanted } from '#client/features/session/events';
import { lockMessages } from '#client/features/session/lock/messages';
import { selectIsAuthenticated } from '#client/features/session/selectors';
import type { SessionRoot } from '#client/features/session/slice';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { uiMessages } from '#client/ui/language/messages';
import { wouldSigningOutLose } from '#client/ui/layout/askBeforeLeaving';
import { startedPlan } from '#test/support/builders/startedPlan';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { storedToken } from '#test/support/sagas/storedToken';

const pressed = (isTyped: boolean, answers: UnknownAction[] = [], given: UnknownAction[] = []) =>
  afterFlow<SessionRoot & ConfirmationsRoot>({
    watcher: watchSession,
    given,
    provide: [serve(wouldSigningOutLose, () => isTyped), ...storedToken('token')],
    events: [signOutWanted(), ...answers],
  });

it('goes at once where nothing is typed', async () => expect(selectIsAuthenticated(await pressed(false))).toBe(false));

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
  expect(selectConfirmation(state)).toEqual(expect.objectContaining({ title, ...(declineLabel && { declineLabel }) }));
});

it.each([
  [confirmed(), false],
  [declined(), true],
])('does as it is told: %p', async (answer, staysIn) =>
  expect(selectIsAuthenticated(await pressed(true, [answer]))).toBe(staysIn),
);
