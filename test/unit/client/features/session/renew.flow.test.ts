import { deskLocked, renewalSubmitted, unlockSubmitted } from '#client/features/session/events';
import { sessionKeys } from '#client/features/session/keys';
import { selectIsLocked, selectToken } from '#client/features/session/selectors';
import { selectList } from '#client/state/lists';
import { selectRequest } from '#client/state/requests/requests';
import { selectTokenLife } from '#client/state/session';
import { refusal } from '#test/support/builders/faults';
import { tokenOf } from '#test/support/builders/tokens';
import { asked, endingSession, never } from '#test/support/sagas/endingSession';
import { failing } from '#test/support/sagas/service';

it('the right password renews the session, and everything stays', async () => {
  const state = await endingSession({ age: 42, events: [renewalSubmitted('secret')] });

  expect(selectToken(state)).toBe(tokenOf(50, 'next'));
  expect(selectTokenLife(state)).toEqual({ since: 42_000, lasts: 50_000 });
  expect(asked(state)).toEqual([null, false]);
  expect(selectList(state, 'something')).toEqual([1]);
});

it('a wrong one is asked for again, and says so', async () => {
  const state = await endingSession({ age: 42, answer: failing(refusal(401)), events: [renewalSubmitted('wrong')] });

  expect([selectToken(state), ...asked(state)]).toEqual([tokenOf(50), 'soon', true]);
  expect(selectRequest(state, sessionKeys.renew)?.failure?.text).toMatchObject({ id: 'session.renewalFailed' });
});

it('a double click sends it once', async () => {
  const answer = jest.fn(() => never);
  await endingSession({ age: 42, answer, events: [renewalSubmitted('secret'), renewalSubmitted('secret')] });

  expect(answer).toHaveBeenCalledTimes(1);
});

it('a locked desk is unlocked and renewed by one password', async () => {
  const state = await endingSession({ age: 45, events: [deskLocked(), unlockSubmitted('secret')] });

  expect([selectIsLocked(state), ...asked(state)]).toEqual([false, null, false]);
  expect(selectToken(state)).toBe(tokenOf(50, 'next'));
});

it('the next token of another tab is taken over, and nobody is asked here', async () => {
  const state = await endingSession({ age: 45, elsewhere: tokenOf(3600, 'theirs') });

  expect(selectToken(state)).toBe(tokenOf(3600, 'theirs'));
  expect(asked(state)).toEqual([null, false]);
  expect(selectList(state, 'something')).toEqual([1]);
});
