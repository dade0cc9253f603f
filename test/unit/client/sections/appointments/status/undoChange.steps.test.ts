import { appointments } from '#client/entities/appointments';
import { selectOverlapText } from '#client/sections/appointments/clashes/late/overlaps';
import { undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectVisit } from '#client/sections/appointments/list/late/visits';
import { undoneNotice } from '#client/sections/appointments/status/late/notices';
import { findStatus, setStatus } from '#client/sections/appointments/status/late/sagas/setStatus';
import { throwWithTruth, undoChange } from '#client/sections/appointments/status/late/sagas/undoChange';
import { lostBy, refusedBy } from '#client/state/writes/ask';
import { selectIsUnknown, writeKnown, writeUnknown } from '#client/state/writes/unknown';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const concerns = 'Layla Haddad, Sat 21 Nov 09:00:';
const change = { id: 7, from: 'pending', to: 'confirmed' };
const back = { id: 7, from: 'confirmed', to: 'pending' };
const key = appointmentKeys.status(7);

describe('undoing a change', () => {
  const shown = testSaga(undoChange, undoChosen(change))
    .next()
    .select(appointments.selectById, 7)
    .save('the row is looked at');
  const sent = shown
    .next(makeAppointment({ id: 7, status: 'confirmed' }))
    .select(selectIsUnknown, key)
    .next(false)
    .call(setStatus, back)
    .save('the former status is sent');

  it('says that it was undone', () => {
    sent
      .restore('the former status is sent')
      .next(back)
      .select(selectVisit, 7)
      .next(concerns)
      .select(selectOverlapText, 7)
      .next(null)
      .inspect(showing(undoneNotice({ made: back, expected: back, concerns, overlap: null })))
      .next()
      .isDone();
  });

  it('says what is true when it is refused', () => {
    const refused = refusal();
    sent.restore('the former status is sent').throw(refused).call(throwWithTruth, 7, refusedBy(refused));
  });

  it('says what is true when it is lost and has done nothing', () => {
    const lost = connectionLost();
    sent
      .restore('the former status is sent')
      .throw(lost)
      .call(findStatus, back)
      .next(null)
      .call(throwWithTruth, 7, lostBy(lost));
  });

  it('fails, and knows nothing more, when nobody can tell', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const lost = connectionLost();
    const failed = sent
      .restore('the former status is sent')
      .throw(lost)
      .call(findStatus, back)
      .throw(connectionLost())
      .put(writeUnknown(key));

    expect(() => failed.next()).toThrow(lost);
  });

  it('sends nothing where the page shows the former status and the service has it', () => {
    shown
      .restore('the row is looked at')
      .next(makeAppointment({ id: 7, status: 'pending' }))
      .put(writeUnknown(key))
      .next()
      .select(selectIsUnknown, key)
      .next(true)
      .call(findStatus, back)
      .next(back)
      .put(writeKnown(key))
      .next()
      .select(selectVisit, 7)
      .next(concerns)
      .select(selectOverlapText, 7)
      .next(null)
      .inspect(showing(undoneNotice({ made: back, expected: back, concerns, overlap: null })));
  });
});

it('an undo that failed says no more than that where the appointment has left the list', () => {
  const lost = connectionLost();

  expect(() => testSaga(throwWithTruth, 7, lostBy(lost)).next().next(undefined)).toThrow(lost);
});
