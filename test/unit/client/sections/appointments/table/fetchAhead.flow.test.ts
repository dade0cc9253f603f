import { appointmentsSection } from '#client/sections/appointments';
import { appointmentsLoaded } from '#client/sections/appointments/list/events';
import { detailsCode } from '#client/sections/appointments/table/detailsCode';
import { afterFlow } from '#test/support/sagas/flow';

it('has the details of a row at hand once the list has been loaded', async () => {
  const { appointmentTable: watcher } = appointmentsSection.watchers;
  await afterFlow({ watcher, reducers: appointmentsSection.reducers, provide: [], events: [] });
  expect(detailsCode.loaded()).toBeUndefined();

  await afterFlow({ watcher, reducers: appointmentsSection.reducers, provide: [], events: [appointmentsLoaded(1)] });
  expect(detailsCode.loaded()).toBeDefined();
});
