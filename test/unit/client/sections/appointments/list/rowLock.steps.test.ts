import { selectIsChanging, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { requestFailed, requestForgotten, requestSucceeded } from '#client/state/requests/requests';
import { testSaga } from '#test/support/sagas/testSaga';

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
