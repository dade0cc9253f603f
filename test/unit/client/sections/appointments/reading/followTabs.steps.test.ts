import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { selectToken } from '#client/features/session';
import { fingerprint } from '#client/lib/fingerprint';
import { appointmentChangedElsewhere } from '#client/sections/appointments/list/events';
import { selectIsWhole } from '#client/sections/appointments/list/selectors';
import { changesFound } from '#client/sections/appointments/reading/events';
import { adoptChange } from '#client/sections/appointments/reading/sagas/followTabs';
import { makeAppointment } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

it('a change of another tab is stored, then protected, and then marked', () => {
  const { entities } = appointments.normalize([makeAppointment({ id: 7, status: 'confirmed' })]);

  testSaga(adoptChange, { session: fingerprint('a token'), id: 7, entities })
    .next()
    .select(selectToken)
    .next('a token')
    .select(selectIsWhole)
    .next(true)
    .select(appointments.selectTable)
    .next({ 7: { ...entities.appointments?.[7], status: 'pending' } })
    .put(entitiesMerged(entities))
    .next()
    .put(appointmentChangedElsewhere(7))
    .next()
    .put(changesFound({ changed: [7], added: [], removed: [] }))
    .next()
    .isDone();
});
