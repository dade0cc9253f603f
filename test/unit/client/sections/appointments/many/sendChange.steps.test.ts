import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { Unsent } from '#client/lib/errors';
import { say, type Text } from '#client/lib/text';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { statusLabels } from '#client/sections/appointments/list/messages';
import { lockRow, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { manyMessages } from '#client/sections/appointments/many/messages';
import {
  readChanged,
  sendChange,
  standsAsChosen,
  standsOverruling,
} from '#client/sections/appointments/many/sagas/sendChange';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const change = { id: 7, from: 'pending', to: 'confirmed' };
describe('a change of many', () => {
  const { confirmed, cancelled } = statusLabels;
  const open = { is: 'open' };
  const leftAs = (status: Text) => ({ is: 'leftOut', reason: say(manyMessages.isAlready, { status }) });
  const removed = { is: 'leftOut', reason: manyMessages.removed };

  // Its appointment as it is by now, how it stands, and how it does that overrules; then both after a lost answer.
  it.each([
    ['pending', open, open, open, open],
    ['cancelled', leftAs(cancelled), open, leftAs(cancelled), open],
    ['confirmed', leftAs(confirmed), leftAs(confirmed), { is: 'done' }, { is: 'done' }],
    [undefined, open, open, removed, removed],
  ])('of an appointment that is %p by now, once its row is free', (status, ...ends) => {
    const shown = status && makeAppointment({ id: 7, status });
    for (const [at, end] of ends.entries())
      testSaga(at % 2 === 0 ? standsAsChosen : standsOverruling, change, at > 1)
        .next()
        .call(waitForRow, 7)
        .next()
        .select(appointments.selectById, 7)
        .next(shown)
        .returns(end);
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

  it.each([
    ['the page was offline, for it is sent again', new Unsent(true)],
    ['it is forbidden, for nobody looks at it', refusal(403)],
  ])('frees its row when %s', (_, error) => {
    const failed = steps.restore('the service is asked').throw(error).call(unlockRow, 7);

    expect(() => failed.next()).toThrow(error);
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
  const changes = [7, 8, 9].map((id) => ({ ...change, id }));
  const list = [makeAppointment({ id: 7, status: 'confirmed' }), makeAppointment({ id: 8, status: 'pending' })];
  const steps = (isAnew: boolean) =>
    testSaga(readChanged, changes, isAnew).next().call(appointmentsApi.listAppointments).save('the list is read');
  const shown = (isAnew: boolean) =>
    steps(isAnew)
      .next([makeAppointment({ id: 6 }), ...list])
      .put(entitiesMerged(appointments.normalize(list).entities))
      .next()
      .put(appointmentChanged(7))
      .next()
      .put(appointmentChanged(8))
      .next()
      .put(entitiesRemoved({ kind: 'appointments', ids: [9] }))
      .next();

  it('puts into the store how they stand, and frees their rows', () => {
    shown(true).call(unlockRow, 7).next().call(unlockRow, 8).next().call(unlockRow, 9).next().isDone();
  });

  it('frees no rows before they are sent, which others may work on', () => {
    shown(false).isDone();
  });

  it('frees their rows also when the list cannot be read', () => {
    steps(true).throw(connectionLost()).call(unlockRow, 7);
  });
});
