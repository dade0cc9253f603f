import { appointments } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { say } from '#client/lib/text';
import { statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import {
  selectPatientName,
  selectStandsInstead,
  selectVisit,
  timeOf,
} from '#client/sections/appointments/list/late/visits';
import { messages } from '#client/sections/appointments/list/messages';
import { changeMessages } from '#client/sections/appointments/status/late/messages';
import { changedNotice } from '#client/sections/appointments/status/late/notices';
import {
  announceFailedChange,
  askIfOtherStands,
  changeStatus,
} from '#client/sections/appointments/status/late/sagas/changeStatus';
import { setStatus } from '#client/sections/appointments/status/late/sagas/setStatus';
import { askConfirmation } from '#client/state/confirmations';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { makeAppointment } from '#test/support/builders/clinic';
import { makeFailure, refusal } from '#test/support/builders/faults';
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
      .inspect(showing(changedNotice(made, change, concerns)))
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

describe('restoring an appointment', () => {
  const steps = testSaga(changeStatus, statusActionChosen({ id: 7, action: 'restore' }))
    .next()
    .call(askIfOtherStands, 7)
    .save('another may stand in its place');

  it('goes on when it is wanted', () => {
    steps.restore('another may stand in its place').next(true).select(appointments.selectById, 7);
  });

  it('sends nothing when it is not', () => {
    steps.restore('another may stand in its place').next(false).isDone();
  });
});

describe('asking before an appointment is restored', () => {
  const other = makeAppointment({ id: 8, date: '2026-11-22' });
  const steps = testSaga(askIfOtherStands, 7)
    .next()
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0))
    .select(selectStandsInstead, 7, '2026-11-21')
    .save('it is known whether another stands in its place');

  it('says that it still stands, and returns the answer', () => {
    steps
      .restore('it is known whether another stands in its place')
      .next(other)
      .select(selectPatientName, other)
      .next('Layla Haddad')
      .call(askConfirmation, {
        title: changeMessages.restoreTitle,
        text: say(changeMessages.restoreText, { patient: 'Layla Haddad', ...timeOf(other) }),
        confirmLabel: changeMessages.restoreConfirm,
      })
      .next(false)
      .returns(false);
  });

  it('asks nothing where none does', () => {
    steps.restore('it is known whether another stands in its place').next(null).returns(true);
  });
});

it('a failed change is told of its patient, and offered again', () => {
  const event = statusActionChosen({ id: 7, action: 'accept' });
  const failure = makeFailure(messages.statusFailed);

  testSaga(announceFailedChange, failure, event)
    .next()
    .select(selectVisit, 7)
    .next(concerns)
    .inspect(showing({ kind: 'error', concerns, ...failure, offer: { event } }))
    .next()
    .isDone();
});
