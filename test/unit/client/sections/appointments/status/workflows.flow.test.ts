import * as appointmentsApi from '#client/api/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

it('what is done before its code is there is done once it has come, each with its own row', async () => {
  const sent: unknown[] = [];
  const state = await afterFlow<Parameters<typeof selectVisible>[0]>({
    watcher: appointmentsSection.watchers.appointmentStatus,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([
      makeAppointment({ id: 7, status: 'pending' }),
      makeAppointment({ id: 8, status: 'confirmed' }),
    ]),
    provide: [
      serve(appointmentsApi.setStatus, (...args: unknown[]) => {
        sent.push(args);
        return makeAppointment({});
      }),
    ],
    events: [
      statusActionChosen({ id: 7, action: 'accept' }),
      statusActionChosen({ id: 7, action: 'accept' }),
      undoChosen({ id: 8, from: 'pending', to: 'confirmed' }),
    ],
  });

  expect(sent).toEqual([
    [7, 'confirmed'],
    [8, 'pending'],
  ]);
  expect(selectVisible(state, TODAY).map(({ status }) => status)).toEqual(['confirmed', 'pending']);
});
