import { passwordNeeded, selectTokenLife, tokenRenewed, untilSessionLasts } from '#client/state/session';
import { testSaga } from '#test/support/sagas/testSaga';

const life = { since: 5_000_000, lasts: 90_000 };

describe('work that needs the session for a time', () => {
  it('goes on at once with a token that names no end', () => {
    testSaga(untilSessionLasts, 1e9).next().select(selectTokenLife).next(null).isDone();
  });

  const needing = (ms: number) =>
    testSaga(untilSessionLasts, ms).next().select(selectTokenLife).next(life).call(Date.now);

  it('goes on at once with one that lasts longer', () => {
    needing(20_000).next(5_051_000).isDone();
  });

  it('asks for the password with one that does not, and goes on with the next', () => {
    needing(21_000).next(5_051_000).put(passwordNeeded()).next().take(tokenRenewed).next().isDone();
  });
});
