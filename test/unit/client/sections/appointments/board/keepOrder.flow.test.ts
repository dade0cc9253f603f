import { appointmentsSection } from '#client/sections/appointments';
import { keepDoctorOrder, selectDoctorOrder } from '#client/sections/appointments/board/doctorOrder';
import { doctorsOrdered } from '#client/sections/appointments/board/events';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

it('the order of the doctors stands, and the device keeps their ids', async () => {
  const keep = jest.fn();
  const state = await afterFlow<Parameters<typeof selectDoctorOrder>[0]>({
    watcher: appointmentsSection.watchers.appointmentBoard,
    reducers: appointmentsSection.reducers,
    provide: [serve(keepDoctorOrder, keep)],
    events: [doctorsOrdered(['12', '5'])],
  });

  expect(selectDoctorOrder(state)).toEqual(['12', '5']);
  expect(keep).toHaveBeenCalledWith(['12', '5']);
});
