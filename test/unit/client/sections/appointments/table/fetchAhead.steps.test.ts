import { delay } from 'redux-saga/effects';

import { fetchAhead } from '#client/sections/appointments/table/sagas/fetchAhead';
import { untilIdle } from '#client/state/sagas/untilIdle';
import { testSaga } from '#test/support/sagas/testSaga';

it('waits until the list rests and the browser is idle, and fetches one piece after another', () => {
  const [details, workflows] = [{ load: jest.fn() }, { load: jest.fn() }];

  testSaga(fetchAhead, [details, workflows])
    .next()
    .is(delay(300))
    .next()
    .call(untilIdle)
    .next()
    .call(details.load)
    .throw(new Error('no connection'))
    .call(workflows.load)
    .next()
    .isDone();
});
