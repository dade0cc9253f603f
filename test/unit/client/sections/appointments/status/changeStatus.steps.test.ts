import { appointments } from '#client/entities/appointments';
import { selectOverlapText } from '#client/sections/appointments/clashes/late/overlaps';
import { statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectVisit } from '#client/sections/appointments/list/late/visits';
import { changedNotice } from '#client/sections/appointments/status/late/notices';
import { changeStatus } from '#client/sections/appointments/status/late/sagas/changeStatus';
import { setStatus } from '#client/sections/appointments/status/late/sagas/setStatus';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { makeAppointment } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const concerns = 'Layla Haddad, Sat 21 Nov 09:00:';

describe('changing the status of an appointment', () => {
  const change = { id: 7, from: 'pending', to: 'rejected' };
  const steps = testSaga(changeStatus, statusActionChosen({ id: 7, action: 'reject' }))
    .next()
    .select(appointments.selectById, 7)
    .next(makeAppointment({ id: 7, status: 'pending' }))
    .select(selectIsUnknown, appointmentKeys.status(7))
    .next(false)
    .call(setStatus, change)
    .save('the service is asked');

  it.each(['pending', 'cancelled'])('says so and of whom when it was %s, and offers to undo it', (from) => {
    const made = { ...change, from };
    steps
      .restore('the service is asked')
      .next(made)
      .select(selectVisit, 7)
      .next(concerns)
      .select(selectOverlapText, 7)
      .next('Overlaps')
      .inspect(showing(changedNotice({ made, expected: change, concerns, overlap: 'Overlaps' })))
      .next()
      .isDone();
  });

  it('is sent also of one that is not known here, which has nothing to be undone to', () => {
    testSaga(changeStatus, statusActionChosen({ id: 7, action: 'reject' }))
      .next()
      .next(undefined)
      .next(false)
      .call(setStatus, { ...change, from: 'rejected' });
  });

  it('says nothing when it is refused', () => {
    const refused = refusal();

    expect(() => steps.restore('the service is asked').throw(refused)).toThrow(refused);
  });
});
