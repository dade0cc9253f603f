import { doctorOpened } from '#client/sections/manage-providers/directory/events';
import { loadDoctor } from '#client/sections/manage-providers/directory/sagas/loads';
import { readCountQuietly } from '#client/sections/manage-providers/people/sagas/refreshCounts';
import { logFailure } from '#client/state/log';
import { connectionLost } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

it('only logs which counts of availabilities could not be read', () => {
  const lost = connectionLost();

  testSaga(readCountQuietly, 'the doctor', loadDoctor, doctorOpened('21'))
    .next()
    .call(loadDoctor, doctorOpened('21'))
    .throw(lost)
    .call(logFailure, 'the doctor', lost)
    .next()
    .isDone();
});
