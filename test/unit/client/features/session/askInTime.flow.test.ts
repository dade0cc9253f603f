import { passwordAsked, sessionEnded, sessionRestored, signedIn } from '#client/features/session/events';
import { passwordNeeded } from '#client/state/session';
import { tokenOf } from '#test/support/builders/tokens';
import { asked, endingSession, LAYLA, type EndingDesk, type EndingState } from '#test/support/sagas/endingSession';
import { stateAfter } from '#test/support/sagas/stateWith';

it.each<[string, EndingDesk, unknown]>([
  ['a fifth before its end', { age: 40 }, ['soon', true]],
  ['not before', { age: 39.9 }, [null, false]],
  ['a minute before, where it lives long', { age: 3540, token: tokenOf(3600) }, ['soon', true]],
  ['not before that', { age: 3539, token: tokenOf(3600) }, [null, false]],
  ['and says that it has ended', { age: 49 }, ['ended', true]],
  ['once work needs it', { age: 20, events: [passwordNeeded()] }, ['soon', true]],
  ['not while somebody types', { age: 45, isTyping: true }, [null, false]],
  ['nor then for work that needs it', { age: 20, isTyping: true, events: [passwordNeeded()] }, ['needed', false]],
  ['never where it names no end', { age: 1e9, token: 'opaque' }, [null, false]],
  ['never where nobody knows whom to ask', { age: 45, user: null }, [null, false]],
])('the password is asked for %s', async (_, at, comes) => {
  expect(asked(await endingSession(at))).toEqual(comes);
});

it.each([
  ['the end of the session', sessionEnded()],
  ['a sign-in', signedIn('another', LAYLA)],
])('%s ends the question', (_, event) => {
  const { state } = stateAfter({}, [sessionRestored('token', LAYLA), passwordAsked('soon'), event]);

  expect(asked(state as unknown as EndingState)).toEqual([null, false]);
});
