import { appointmentChanged } from '#client/sections/appointments/list/events';
import type { WaitsRoot } from '#client/sections/appointments/waits/slice';
import { makeAppointment } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

it.each([
  ['rejected', ['7']],
  ['cancelled', ['7']],
  ['confirmed', []],
])('of an appointment that is %s from here it is remembered: %j', async (status, remembered) => {
  const state = await afterFlow<WaitsRoot>({
    watcher: appointmentsSection.watchers.appointmentWaits,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([makeAppointment({ id: 7, status })]),
    provide: [],
    events: [appointmentChanged(7)],
  });

  expect(state.appointmentWaits.droppedHere.map(String)).toEqual(remembered);
});
