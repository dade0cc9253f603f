import { appointments } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { selectUnlisted, selectWithChanged } from '#client/sections/appointments/list/changed';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { dropChanged } from '#client/sections/appointments/list/sagas/dropChanged';
import { changesFound } from '#client/sections/appointments/reading/events';
import { storeNews } from '#client/sections/appointments/reading/sagas/readQuietly';
import { listReceived, selectList } from '#client/state/lists';
import { untilUntouched } from '#client/state/sagas/untilUntouched';
import { makeAppointment } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const seven = makeAppointment({ id: 7, status: 'pending' });
const accepted = makeAppointment({ id: 7, status: 'confirmed' });
const known = appointments.normalize([seven]).entities;
const news = { appointments: appointments.normalize([accepted]).entities.appointments ?? {} };

it('what is new goes into the store, once no row is pressed, before it is marked', () => {
  testSaga(storeNews, news, [7])
    .next()
    .call(untilUntouched)
    .next()
    .call(dropChanged, news)
    .next()
    .select(appointments.selectTable)
    .next(known.appointments)
    .select(selectWithChanged, [7])
    .next([7])
    .put(entitiesMerged(news))
    .next()
    .select(selectList, appointmentKeys.list)
    .next([7])
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
