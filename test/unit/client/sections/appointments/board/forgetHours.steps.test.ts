import { appointments } from '#client/entities/appointments';
import { boardKeys } from '#client/sections/appointments/board/keys';
import { forgetHours, forgetHoursOf, selectSettledHours } from '#client/sections/appointments/board/sagas/forgetHours';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { requestForgotten } from '#client/state/requests/requests';
import { testSaga } from '#test/support/sagas/testSaga';

it('what was read of each doctor is asked for anew', () => {
  testSaga(forgetHours)
    .next()
    .select(selectSettledHours)
    .next([boardKeys.hours('21'), boardKeys.hours('22')])
    .put(requestForgotten('appointments/hours/21'))
    .next()
    .put(requestForgotten('appointments/hours/22'))
    .next()
    .isDone();
});

it('of the doctor of a changed appointment it is asked for anew', () => {
  testSaga(forgetHoursOf, appointmentChanged(7))
    .next()
    .select(appointments.selectById, 7)
    .next({ doctor_id: 21 })
    .select(selectSettledHours)
    .next([boardKeys.hours('21'), boardKeys.hours('22')])
    .put(requestForgotten('appointments/hours/21'))
    .next()
    .isDone();
});

it.each([
  ['was not read yet', { doctor_id: 21 }],
  ['is unknown, for the appointment is gone', undefined],
])('nothing is asked for anew of a doctor who %s', (_, changed) => {
  testSaga(forgetHoursOf, appointmentChanged(7))
    .next()
    .next(changed)
    .next([boardKeys.hours('22')])
    .isDone();
});

it('what is being read stays, and so does what is no reading of hours', () => {
  const requests = {
    'appointments/hours/21': { status: 'succeeded' as const, failure: null },
    'appointments/hours/22': { status: 'pending' as const, failure: null },
    'appointments/list': { status: 'succeeded' as const, failure: null },
  };

  expect(selectSettledHours({ requests })).toEqual(['appointments/hours/21']);
});
