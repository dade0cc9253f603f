import * as appointmentsApi from '#client/api/appointments';
import { appointmentsMissed } from '#client/features/first-free/events';
import { firstFreeKeys } from '#client/features/first-free/keys';
import { readFromService } from '#client/features/first-free/sagas/readBusy';
import { logFailure } from '#client/state/log';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { slicesOf } from '#test/support/sagas/findingFree';
import { testSaga } from '#test/support/sagas/testSaga';

const visit = makeAppointment({ doctor_id: 1 });
const busy = { date: TODAY, start_time: '09:00:00', end_time: '09:20:00' };

it('adds the appointments as they arrive, and lets the browser draw between them', () => {
  const known = new Map([['1', []]]);
  const answer = slicesOf([]);

  testSaga(readFromService, known)
    .next()
    .call(appointmentsApi.readAppointments)
    .next(answer)
    .call(answer.next)
    .next([visit])
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next(undefined)
    .call(answer.cancel)
    .next()
    .isDone();
  expect(known.get('1')).toEqual([busy]);
});

it('believes no half of a list: when it breaks off, nobody is known to be expected, and that is told', () => {
  const known = new Map([['1', [busy]]]);
  const error = refusal(500);

  testSaga(readFromService, known)
    .next()
    .call(appointmentsApi.readAppointments)
    .throw(error)
    .call(logFailure, firstFreeKeys.find, error)
    .next()
    .put(appointmentsMissed())
    .next()
    .isDone();
  expect(known.get('1')).toEqual([]);
});
