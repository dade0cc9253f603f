import { channel } from 'redux-saga';

import { doctorHoursOpened } from '#client/sections/appointments/board/events';
import { readDoctorHours, readHoursWanted, readOneByOne } from '#client/sections/appointments/board/sagas/readHours';
import { selectRequest } from '#client/state/requests/requests';
import { CONCURRENCY } from '#client/state/sagas/sideBySide';
import { testSaga } from '#test/support/sagas/testSaga';

const wanted = channel<ReturnType<typeof doctorHoursOpened>>();

it('the opening hours are read in five lanes', () => {
  let reading = testSaga(readHoursWanted, wanted).next();
  for (let lane = 0; lane < CONCURRENCY; lane += 1) reading = reading.fork(readOneByOne, wanted).next();

  reading.isDone();
});

describe('a lane', () => {
  const steps = testSaga(readOneByOne, wanted)
    .next()
    .take(wanted)
    .next(doctorHoursOpened('21'))
    .select(selectRequest, 'appointments/hours/21')
    .save('a doctor came into view');

  it('reads a doctor, and then the next one', () => {
    steps
      .restore('a doctor came into view')
      .next(undefined)
      .call(readDoctorHours, doctorHoursOpened('21'))
      .next()
      .take(wanted);
  });

  it.each(['pending', 'succeeded', 'failed'])('goes on to the next one where the reading is %s', (status) => {
    steps.restore('a doctor came into view').next({ status, failure: null }).take(wanted);
  });
});
