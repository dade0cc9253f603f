import * as appointmentsApi from '#client/api/appointments';
import { readExpected } from '#client/hours/readExpected';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { slicesOf } from '#test/support/sagas/findingFree';
import { testSaga } from '#test/support/sagas/testSaga';

const answer = slicesOf([]);
const steps = testSaga(readExpected, [21])
  .next()
  .call(appointmentsApi.readAppointments)
  .next(answer)
  .call(answer.next)
  .next([
    makeAppointment({ status: 'pending', local_user: null }),
    makeAppointment({ start_time: undefined as never }),
    makeAppointment({ status: 'rejected' }),
    makeAppointment({ doctor_id: 22 }),
  ])
  .call(yieldToBrowser)
  .next()
  .call(answer.next)
  .save('the first slice is taken');

it('takes of the list, as it arrives, whom these doctors expect', () => {
  const visit = { doctor_id: 21, date: TODAY, start_time: '09:00:00', end_time: '09:20:00', patient: 'Layla Haddad' };

  steps
    .restore('the first slice is taken')
    .next(null)
    .call(answer.cancel)
    .next()
    .returns([
      { ...visit, patient: null },
      { ...visit, start_time: '' },
    ]);
});

it('believes no half of a list: when it breaks off, that is thrown', () => {
  const error = refusal(500);
  const brokenOff = steps.restore('the first slice is taken').throw(error).call(answer.cancel);

  expect(() => brokenOff.next()).toThrow(error);
});
