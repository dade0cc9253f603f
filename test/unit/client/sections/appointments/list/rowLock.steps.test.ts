import { lockRow, selectIsChanging, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { requestFailed, requestForgotten, requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { testSaga } from '#test/support/sagas/testSaga';

it('locks a row by the request of its status, and gives it free again', () => {
  testSaga(lockRow, 7).next().put(requestStarted('appointments/status/7')).next().isDone();
  testSaga(unlockRow, 7).next().put(requestForgotten('appointments/status/7')).next().isDone();
});

it('waits for a row that is being changed, and looks again after each change', () => {
  testSaga(waitForRow, 7)
    .next()
    .select(selectIsChanging, 7)
    .next(true)
    .take([requestSucceeded, requestFailed, requestForgotten])
    .next(requestSucceeded('appointments/status/7'))
    .delay(0)
    .next()
    .select(selectIsChanging, 7)
    .next(false)
    .isDone();
});
