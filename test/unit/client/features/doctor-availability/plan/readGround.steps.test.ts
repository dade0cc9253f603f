import * as appointmentsApi from '#client/api/appointments';
import { visitsRead } from '#client/features/doctor-availability/plan/events';
import { readGround, readHoursAnew, readVisits } from '#client/features/doctor-availability/plan/sagas/readGround';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAppointment } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const asked = { scope: 'here', doctors: [{ id: 21, name: 'Omar Nasser' }] };

describe('what a plan has to know', () => {
  const steps = testSaga(readGround, asked)
    .next()
    .call(readHoursAnew, asked)
    .next()
    .call(readVisits, asked)
    .save('asked');

  it('is the hours first, then who is expected', () => {
    steps
      .restore('asked')
      .next([])
      .put(visitsRead({ scope: 'here', visits: [] }))
      .next()
      .isDone();
  });

  it('notes that the list cannot be read, but waits where the service asks for it', () => {
    steps
      .restore('asked')
      .throw(refusal(500))
      .put(visitsRead({ scope: 'here', visits: null }))
      .next()
      .isDone();
    const throttled = refusal(429);
    expect(() => steps.restore('asked').throw(throttled)).toThrow(throttled);
  });
});

it('takes of the list, as it arrives, whom these doctors may expect', () => {
  const answer = { next: () => Promise.resolve(null), cancel: () => undefined, tag: null };
  const slice = [
    makeAppointment({ status: 'pending', local_user: null }),
    makeAppointment({ status: 'on hold', start_time: undefined as never }),
    makeAppointment({ status: 'rejected' }),
    makeAppointment({ doctor_id: 22 }),
  ];
  const visit = { doctorId: 21, date: '2026-11-21', start: '09:00:00', end: '09:20:00', patient: 'Layla Haddad' };
  testSaga(readVisits, asked)
    .next()
    .call(appointmentsApi.readAppointments)
    .next(answer)
    .call(answer.next)
    .next(slice)
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next(null)
    .call(answer.cancel)
    .next()
    .returns([
      { ...visit, patient: null },
      { ...visit, start: '' },
    ]);
});
