import * as appointmentsApi from '#client/api/appointments';
import { statusActionChosen } from '#client/sections/appointments/events';
import { messages } from '#client/sections/appointments/messages';
import { changeStatus } from '#client/sections/appointments/sagas/changeStatus';
import { storeChange } from '#client/sections/appointments/sagas/storeChange';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

describe('changing the status of an appointment', () => {
  const steps = testSaga(changeStatus, statusActionChosen({ id: 7, action: 'reject' }))
    .next()
    .call(appointmentsApi.setStatus, 7, 'rejected')
    .save('the service is asked');

  it('changes the list once the service has accepted it, and says so', () => {
    steps
      .restore('the service is asked')
      .next()
      .call(storeChange, 7, { status: 'rejected' })
      .next()
      .inspect(showing({ kind: 'success', text: messages.statusChanged }))
      .next()
      .isDone();
  });

  it('changes nothing when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('the service is asked').throw(refused)).toThrow(refused);
  });
});
