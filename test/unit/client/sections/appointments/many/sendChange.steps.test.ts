import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { Unsent } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { statusLabels } from '#client/sections/appointments/list/messages';
import { lockRow, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { manyMessages } from '#client/sections/appointments/many/messages';
import {
  changeAsChosen,
  changeBack,
  findChanged,
  sendChange,
} from '#client/sections/appointments/many/sagas/sendChange';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const change = { id: 7, from: 'pending', to: 'confirmed' };
const leftOut = (status: 'confirmed' | 'cancelled') => ({
  outcome: 'leftOut',
  reason: say(manyMessages.isAlready, { status: statusLabels[status] }),
});

describe.each([
  ['changed', changeAsChosen, 'pending', 'cancelled'],
  ['undone', changeBack, 'cancelled', 'confirmed'],
] as const)('one of many that are %s', (_, send, sentWhen, leftOutWhen) => {
  const steps = testSaga(send, change)
    .next()
    .call(waitForRow, 7)
    .next()
    .select(appointments.selectById, 7)
    .save('its row is free');

  it.each([
    [`is ${sentWhen}`, makeAppointment({ id: 7, status: sentWhen })],
    ['is not known here, as after the session was interrupted', undefined],
  ])('is sent when it %s', (__, shown) => {
    steps.restore('its row is free').next(shown).call(sendChange, change);
  });

  it(`is left out when it is ${leftOutWhen} by now`, () => {
    steps
      .restore('its row is free')
      .next(makeAppointment({ id: 7, status: leftOutWhen }))
      .returns(leftOut(leftOutWhen));
  });
});

describe('sending one change of many', () => {
  const steps = testSaga(sendChange, change)
    .next()
    .call(lockRow, 7)
    .next()
    .call(setStatus, change)
    .save('the service is asked');

  it.each([
    ['pending', null, false],
    [
      'cancelled',
      say(manyMessages.overruled, { status: statusLabels.confirmed, former: statusLabels.cancelled }),
      true,
    ],
  ])('shows it, frees its row, and says how it was made of %s', (from, reason, isOverruling) => {
    steps
      .restore('the service is asked')
      .next({ ...change, from })
      .call(unlockRow, 7)
      .next()
      .returns({ outcome: 'added', reason, payload: { ...change, from, isOverruling } });
  });

  it.each([
    ['it is refused', refusal()],
    ['its answer is lost', connectionLost()],
  ])('fails and keeps its row until it has been looked up when %s', (_, error) =>
    expect(() => steps.restore('the service is asked').throw(error)).toThrow(error),
  );

  it('frees its row when the page was offline, for it is sent again', () => {
    const unsent = new Unsent(true);
    const failed = steps.restore('the service is asked').throw(unsent).call(unlockRow, 7);

    expect(() => failed.next()).toThrow(unsent);
  });

  it('takes it out of the list when another desk has removed it', () => {
    steps
      .restore('the service is asked')
      .throw(refusal(404))
      .put(entitiesRemoved({ kind: 'appointments', ids: [7] }))
      .next()
      .call(unlockRow, 7)
      .next()
      .returns({ outcome: 'leftOut', reason: manyMessages.removed });
  });
});

describe('looking after changes that were refused or whose answers were lost', () => {
  const lost = [7, 8, 9].map((id) => ({
    id: String(id),
    label: `visit ${id}`,
    payload: { ...change, id },
    outcome: 'lost' as const,
    attempt: 'first' as const,
    reason: 'no answer',
  }));
  const list = [makeAppointment({ id: 7, status: 'confirmed' }), makeAppointment({ id: 8, status: 'pending' })];
  const steps = testSaga(findChanged, lost).next().call(appointmentsApi.listAppointments).save('the list is read');

  it('puts into the store how they stand, frees their rows, and returns what is known of them', () => {
    steps
      .restore('the list is read')
      .next([makeAppointment({ id: 6 }), ...list])
      .put(entitiesMerged(appointments.normalize(list).entities))
      .next()
      .put(appointmentChanged(7))
      .next()
      .put(appointmentChanged(8))
      .next()
      .put(entitiesRemoved({ kind: 'appointments', ids: [9] }))
      .next()
      .call(unlockRow, 7)
      .next()
      .call(unlockRow, 8)
      .next()
      .call(unlockRow, 9)
      .next()
      .returns(
        new Map([
          ['7', { outcome: 'added', reason: null, payload: { ...change, isOverruling: false } }],
          ['9', { outcome: 'leftOut', reason: manyMessages.removed }],
        ]),
      );
  });

  it('frees their rows also when the list cannot be read', () => {
    steps.restore('the list is read').throw(connectionLost()).call(unlockRow, 7);
  });
});
