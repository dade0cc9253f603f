import * as appointmentsApi from '#client/api/appointments';
import { readHowItStands, storeStatus } from '#client/sections/appointments/list/sagas/storeChange';
import { findStatus, setStatus, storeMade } from '#client/sections/appointments/status/late/sagas/setStatus';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const change = { id: 7, from: 'pending', to: 'rejected' };

describe('setting a status', () => {
  const steps = testSaga(setStatus, change)
    .next()
    .call(appointmentsApi.setStatus, 7, 'rejected')
    .save('the service is asked');

  it('shows it as the service made it', () => {
    steps
      .restore('the service is asked')
      .next({ id: 7 })
      .call(storeMade, change, { id: 7 })
      .next(change)
      .returns(change);
  });

  it.each([refusal(), connectionLost()])('changes nothing on screen when it is not answered: %p', (error) => {
    expect(() => steps.restore('the service is asked').throw(error)).toThrow(error);
  });
});

it.each([
  ['as it was meant where the service says nothing of the status before', {}, 'pending'],
  ['with the status that the service had before', { previous_status: 'cancelled' }, 'cancelled'],
  ['with pending where the service had none before', { previous_status: null }, 'pending'],
])('a change that was made is shown and returned %s', (_, said, from) => {
  const answer = { ...makeAppointment({ id: 7 }), ...said };
  testSaga(storeMade, change, answer)
    .next()
    .call(storeStatus, 7, 'rejected', answer)
    .next()
    .returns({ ...change, from });
});

describe('finding out whether a status was set', () => {
  const steps = testSaga(findStatus, change).next().call(readHowItStands, 7).save('the list is read');

  it('shows the change when the appointment has the status', () => {
    const rejected = makeAppointment({ id: 7, status: 'rejected' });
    steps
      .restore('the list is read')
      .next([makeAppointment({ id: 8 }), rejected])
      .call(storeMade, change, rejected)
      .next(change)
      .returns(change);
  });

  it.each(['pending', 'cancelled'])('finds nothing when it is %s', (status) => {
    steps
      .restore('the list is read')
      .next([makeAppointment({ id: 7, status })])
      .returns(null);
  });
});
