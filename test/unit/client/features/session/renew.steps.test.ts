import * as authApi from '#client/api/auth';
import { renewalSubmitted } from '#client/features/session/events';
import { renew } from '#client/features/session/sagas/renew';
import { selectIsAuthenticated, selectUser } from '#client/features/session/selectors';
import { Problem } from '#client/lib/problem';
import { selectTokenLife, tokenRenewed } from '#client/state/session';
import { storeRenewedToken } from '#client/state/tokenStorage';
import { tokenOf } from '#test/support/builders/tokens';
import { testSaga } from '#test/support/sagas/testSaga';

const life = { since: 2000, lasts: 90_000 };

/** The service has taken the password of Layla, and this is what has become of her session meanwhile. */
const answered = (isSignedIn: boolean, user: string | null, lifeNow: typeof life | null) =>
  testSaga(renew, renewalSubmitted('secret'))
    .next()
    .select(selectUser)
    .next('layla@mawid.example')
    .call(Date.now)
    .next(70_000)
    .call(authApi.createToken, 'layla@mawid.example', 'secret')
    .next({ access: tokenOf(45) })
    .select(selectIsAuthenticated)
    .next(isSignedIn)
    .select(selectUser)
    .next(user)
    .select(selectTokenLife)
    .next(lifeNow);

it('keeps the next token for all tabs, and goes on with it from when it was asked for', () => {
  answered(true, 'layla@mawid.example', life)
    .call(storeRenewedToken, tokenOf(45), 70_000)
    .next()
    .put(tokenRenewed(tokenOf(45), { since: 70_000, lasts: 45_000 }))
    .next()
    .isDone();
});

it.each<[string, boolean, string | null, typeof life | null]>([
  ['the token names no end', true, 'layla@mawid.example', null],
  ['the session has ended meanwhile', false, 'layla@mawid.example', life],
  ['somebody else has signed in meanwhile', true, 'omar@mawid.example', life],
])('keeps nothing where %s', (_, ...now) => {
  answered(...now).isDone();
});

it('asks nobody when it is not known whose session it is', () =>
  expect(() => testSaga(renew, renewalSubmitted('secret')).next().next(null)).toThrow(Problem));
