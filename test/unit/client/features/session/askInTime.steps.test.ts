import { passwordAsked } from '#client/features/session/events';
import { askOnceQuiet } from '#client/features/session/sagas/askInTime';
import { selectRenewal } from '#client/features/session/selectors';
import { untilTime } from '#client/state/sagas/untilTime';
import { passwordNeeded, selectTokenLife } from '#client/state/session';
import { testSaga } from '#test/support/sagas/testSaga';

const life = { since: 10_000, lasts: 90_000 };
const typing = { untilOver: jest.fn(), stop: jest.fn() };

const followed = (renewal: string | null) =>
  testSaga(askOnceQuiet, typing).next().select(selectTokenLife).next(life).select(selectRenewal).next(renewal);

it('asks once nobody types, and says when the session has ended', () => {
  followed(null)
    .next([undefined, passwordNeeded()])
    .call(typing.untilOver)
    .next()
    .call(Date.now)
    .next(82_500)
    .put(passwordAsked('soon'))
    .next()
    .call(untilTime, 99_000)
    .next()
    .put(passwordAsked('ended'))
    .next()
    .isDone();
});

it('says that the session has ended where somebody typed until then, or the computer slept', () => {
  followed('needed')
    .call(typing.untilOver)
    .next()
    .call(Date.now)
    .next(99_000)
    .put(passwordAsked('ended'))
    .next()
    .isDone();
});

it('asks once', () => {
  followed('ended').isDone();
});
