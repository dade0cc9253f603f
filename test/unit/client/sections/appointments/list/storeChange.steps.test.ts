import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import {
  readHowItStands,
  storeBooked,
  storeChange,
  storeListed,
  storeStatus,
} from '#client/sections/appointments/list/sagas/storeChange';
import { bookedEntities } from '#client/sections/appointments/move/late/move';
import { listReceived, selectList } from '#client/state/lists';
import { makeAppointment } from '#test/support/builders/clinic';
import { booked, draft, stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

it('a change is in the store before it is marked as newer than any list on its way', () => {
  testSaga(storeChange, 7, { status: 'rejected' })
    .next()
    .put(entitiesMerged({ [appointments.kind]: { 7: { status: 'rejected' } } }))
    .next()
    .put(appointmentChanged(7))
    .next()
    .isDone();
});

it.each([
  ['with the moment that the service tells', '2026-11-21T08:00:00Z', { updated_at: '2026-11-21T08:00:00Z' }],
  ['alone where it tells none', null, {}],
])('a status is stored %s', (_, updated_at, moment) => {
  testSaga(storeStatus, 7, 'rejected', { ...makeAppointment({ id: 7 }), updated_at })
    .next()
    .select(appointments.selectById, 7)
    .next({ ...stored, updated_at: '2026-11-21T07:59:59Z' })
    .call(storeChange, 7, { status: 'rejected', ...moment })
    .next()
    .isDone();
});

it('a status is not stored by an answer that comes after a later change', () => {
  testSaga(storeStatus, 7, 'rejected', { ...makeAppointment({ id: 7 }), updated_at: '2026-11-21T08:00:00Z' })
    .next()
    .select(appointments.selectById, 7)
    .next({ ...stored, updated_at: '2026-11-21T08:00:00.001Z' })
    .isDone();
});

const entities = bookedEntities(booked, draft, stored);

it('a booking is in the list before it is marked as newer than any list on its way', () => {
  testSaga(storeBooked, 8, entities)
    .next()
    .call(storeListed, 8, entities)
    .next()
    .put(appointmentChanged(8))
    .next()
    .isDone();
});

describe('a new appointment', () => {
  const steps = testSaga(storeListed, 8, entities)
    .next()
    .put(entitiesMerged(entities))
    .next()
    .select(selectList, appointmentKeys.list)
    .save('the list is looked up');

  it('is added to the list, once', () => {
    steps
      .restore('the list is looked up')
      .next([7, '8'])
      .put(listReceived({ key: appointmentKeys.list, ids: [7, 8] }))
      .next()
      .isDone();
  });

  it('makes no list where there is none', () => {
    steps.restore('the list is looked up').next(undefined).isDone();
  });
});

it('how an appointment stands is read from the list, and shown so', () => {
  const accepted = makeAppointment({ id: 7, status: 'confirmed' });

  testSaga(readHowItStands, 7)
    .next()
    .call(appointmentsApi.listAppointments)
    .next([accepted, makeAppointment({ id: 8 })])
    .put(entitiesMerged(appointments.normalize([accepted]).entities))
    .next()
    .returns([accepted, makeAppointment({ id: 8 })]);
});
