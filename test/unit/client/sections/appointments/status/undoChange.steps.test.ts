import { appointments } from '#client/entities/appointments';
import { Undecided } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { undoChosen } from '#client/sections/appointments/list/events';
import { selectVisit } from '#client/sections/appointments/list/late/visits';
import { messages, statusLabels } from '#client/sections/appointments/list/messages';
import { readHowItStands } from '#client/sections/appointments/list/sagas/storeChange';
import { changeMessages } from '#client/sections/appointments/status/late/messages';
import { undoneNotice } from '#client/sections/appointments/status/late/notices';
import { applyChange, findStatus } from '#client/sections/appointments/status/late/sagas/changeStatus';
import { findUndone, throwWithTruth, undoChange } from '#client/sections/appointments/status/late/sagas/undoChange';
import { findQuietly } from '#client/state/sagas/sendOrFind';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const concerns = 'Layla Haddad, Sat 21 Nov 09:00:';
const change = { id: 7, from: 'pending', to: 'confirmed' };
const back = { id: 7, from: 'confirmed', to: 'pending' };

describe('undoing a change', () => {
  const steps = testSaga(undoChange, undoChosen(change))
    .next()
    .call(findUndone, back)
    .save('it is looked whether that is so already')
    .next(null)
    .call(applyChange, back)
    .save('the former status is sent');

  it('says that it was undone', () => {
    steps
      .restore('the former status is sent')
      .next(back)
      .select(selectVisit, 7)
      .next(concerns)
      .inspect(showing(undoneNotice(back, back, concerns)))
      .next()
      .isDone();
  });

  it('says what is true when it fails', () => {
    const refused = refusal();
    steps.restore('the former status is sent').throw(refused).call(throwWithTruth, 7, refused);
  });

  it('says so and sends nothing when the appointment has its former status already', () => {
    steps
      .restore('it is looked whether that is so already')
      .next(back)
      .select(selectVisit, 7)
      .next(concerns)
      .inspect(showing(undoneNotice(back, back, concerns)))
      .next()
      .isDone();
  });
});

describe('looking whether a change is undone already', () => {
  const steps = testSaga(findUndone, back).next().select(appointments.selectById, 7).save('the row is looked at');

  it('asks nobody while the page shows the changed status', () => {
    steps
      .restore('the row is looked at')
      .next(makeAppointment({ id: 7, status: 'confirmed' }))
      .returns(null);
  });

  it('asks nobody of an appointment that is not known here', () => {
    steps.restore('the row is looked at').next(undefined).returns(null);
  });

  const asked = steps
    .restore('the row is looked at')
    .next(makeAppointment({ id: 7, status: 'pending' }))
    .call(findStatus, 7, 'pending')
    .save('the service is asked');

  it('believes the service', () => {
    steps
      .restore('the service is asked')
      .next(makeAppointment({ id: 7, status: 'pending' }))
      .returns(back);
    steps.restore('the service is asked').next(null).returns(null);
  });

  it('says that nobody can tell where the service cannot be asked', () => {
    expect(() => asked.restore('the service is asked').throw(connectionLost())).toThrow(Undecided);
  });
});

describe('the truth after an undo that failed', () => {
  const truth = say(changeMessages.isNow, { status: statusLabels.confirmed });

  it('is asked of the service after a refusal', () => {
    testSaga(throwWithTruth, 7, refusal())
      .next()
      .call(findQuietly, { find: readHowItStands }, 7)
      .next(null)
      .select(appointments.selectById, 7);
  });

  it('is known after a lost answer, which has been looked up', () => {
    const steps = testSaga(throwWithTruth, 7, connectionLost()).next().select(appointments.selectById, 7);

    expect(() => steps.next(makeAppointment({ id: 7 }))).toThrow(
      expect.objectContaining({ text: messages.undoFailed, detail: truth }) as Error,
    );
  });

  it('is no more than the failure where the appointment has left the list', () => {
    const lost = connectionLost();

    expect(() => testSaga(throwWithTruth, 7, lost).next().next(undefined)).toThrow(lost);
  });

  it('is known to nobody where the service could not be asked', () => {
    const undecided = new Undecided(connectionLost());

    expect(() => testSaga(throwWithTruth, 7, undecided).next()).toThrow(undecided);
  });

  it('is that the appointment is gone after a 404', () => {
    expect(() => testSaga(throwWithTruth, 7, refusal(404)).next()).toThrow(
      expect.objectContaining({ text: messages.undoFailed, detail: changeMessages.isGone }) as Error,
    );
  });
});
