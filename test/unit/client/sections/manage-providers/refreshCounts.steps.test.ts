import { doctorOpened, providerOpened } from '#client/sections/manage-providers/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/keys';
import { loadDoctor, loadProvider } from '#client/sections/manage-providers/sagas/loads';
import { readQuietly, refreshCounts } from '#client/sections/manage-providers/sagas/refreshCounts';
import { selectCounted } from '#client/sections/manage-providers/selectors';
import { logFailure } from '#client/state/log';
import { connectionLost } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

describe('when availabilities were changed', () => {
  const steps = testSaga(refreshCounts).next().select(selectCounted).save('what is in hand is looked up');

  it('reads every doctor in hand, and the provider on screen', () => {
    steps
      .restore('what is in hand is looked up')
      .next({ doctorIds: ['21', '22'], providerId: '41' })
      .call(readQuietly, manageProvidersKeys.doctor('21'), loadDoctor, doctorOpened('21'))
      .next()
      .call(readQuietly, manageProvidersKeys.doctor('22'), loadDoctor, doctorOpened('22'))
      .next()
      .call(readQuietly, manageProvidersKeys.provider('41'), loadProvider, providerOpened('41'))
      .next()
      .isDone();
  });

  it('reads nothing where nothing is in hand', () => {
    steps.restore('what is in hand is looked up').next({ doctorIds: [], providerId: null }).isDone();
  });

  it('only logs what could not be read', () => {
    const lost = connectionLost();

    testSaga(readQuietly, 'the doctor', loadDoctor, doctorOpened('21'))
      .next()
      .call(loadDoctor, doctorOpened('21'))
      .throw(lost)
      .call(logFailure, 'the doctor', lost)
      .next()
      .isDone();
  });
});
