import { appointments } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { selectChangedIds, selectUnlisted, selectWithChanged } from '#client/sections/appointments/list/changed';
import { appointmentsArrived } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { changesFound } from '#client/sections/appointments/reading/events';
import { dropChanged, readQuietly, storeNews } from '#client/sections/appointments/reading/sagas/readQuietly';
import { selectListedTables } from '#client/sections/appointments/reading/selectors';
import { listReceived } from '#client/state/lists';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const seven = makeAppointment({ id: 7, status: 'pending' });
const accepted = makeAppointment({ id: 7, status: 'confirmed' });
const known = appointments.normalize([seven]).entities;
const news = { appointments: appointments.normalize([accepted]).entities.appointments ?? {} };

describe('the list is read behind the one on screen', () => {
  const answer = { next: async () => Promise.resolve(null), cancel: () => undefined };
  const steps = testSaga(readQuietly, answer).next().call(answer.next).save('a slice is awaited');

  it('keeps of each slice what is new, and stores it at the end', () => {
    steps
      .restore('a slice is awaited')
      .next([accepted])
      .call(yieldToBrowser)
      .next()
      .select(selectListedTables)
      .next(known)
      .put(appointmentsArrived(1))
      .next()
      .call(yieldToBrowser)
      .next()
      .call(answer.next)
      .next(null)
      .call(storeNews, { ...news, patients: {}, bookedDoctors: {}, locations: {} }, [7])
      .next()
      .isDone();
  });

  it('stores nothing of an answer that breaks off', () => {
    const lost = connectionLost();

    expect(() => steps.restore('a slice is awaited').throw(lost)).toThrow(lost);
  });
});

it('what is new goes into the store before it is marked', () => {
  testSaga(storeNews, news, [7])
    .next()
    .call(dropChanged, news)
    .next()
    .select(appointments.selectTable)
    .next(known.appointments)
    .select(selectWithChanged, [7])
    .next([7])
    .put(entitiesMerged(news))
    .next()
    .put(listReceived({ key: appointmentKeys.list, ids: [7] }))
    .next()
    .select(selectUnlisted, [7])
    .next(['8'])
    .put(entitiesRemoved({ kind: 'appointments', ids: ['8'] }))
    .next()
    .put(changesFound({ changed: [7], added: [], removed: ['8'] }))
    .next()
    .isDone();
});

it('an answer that says nothing new leaves the list as it is, and is not spoken of', () => {
  testSaga(storeNews, {}, [7])
    .next()
    .next()
    .next(known.appointments)
    .next([7])
    .put(entitiesMerged({}))
    .next()
    .put(listReceived({ key: appointmentKeys.list, ids: [7] }))
    .next()
    .select(selectUnlisted, [7])
    .next([])
    .put(entitiesRemoved({ kind: 'appointments', ids: [] }))
    .next()
    .isDone();
});

it('what was changed here is left out of what has arrived', () => {
  const arrived = { appointments: { 7: accepted, 8: makeAppointment({ id: 8 }) } };
  testSaga(dropChanged, arrived).next().select(selectChangedIds).next([7]).isDone();

  expect(Object.keys(arrived.appointments)).toEqual(['8']);
});
