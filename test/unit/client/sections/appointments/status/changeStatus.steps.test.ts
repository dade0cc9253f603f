import { appointments } from '#client/entities/appointments';
import { selectOverlapText } from '#client/sections/appointments/clashes/late/overlaps';
import { statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { offerSooner } from '#client/sections/appointments/list/late/patients';
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

  const more = { event: { type: 'who could come' } };

  it('says so and of whom, offers to undo it, and who could come at the time that is free now', () => {
    const [made, one] = [change, makeAppointment({ id: 7, status: 'rejected' })];
    steps
      .restore('the service is asked')
      .next(made)
      .select(selectVisit, 7)
      .next(concerns)
      .select(selectOverlapText, 7)
      .next(null)
      .select(appointments.selectById, 7)
      .next(one)
      .call(offerSooner, one)
      .next({ more })
      .inspect(showing(changedNotice({ made, expected: change, concerns, overlap: null, more })))
      .next()
      .isDone();
  });

  it('offers no time that was free before', () => {
    const made = { ...change, from: 'cancelled' };
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
