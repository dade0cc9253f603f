import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { delay, fork, put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { currentMoment } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import { followUpSubmitted } from '#client/sections/appointments/visits/late/events';
import { patientKeys } from '#client/sections/appointments/visits/late/keys';
import { servePatients } from '#client/sections/appointments/visits/late/sagas';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import { anyFaults, faultyAnswers } from '#test/support/builders/faultPlans';
import { inSlices } from '#test/support/builders/moves';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

const visit = makeAppointment({ id: 7 });
const slot = { date: '2026-12-02', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
const submitted = followUpSubmitted({ id: 7, slot, knownIds: [7] });
const key = patientKeys.followUp(7);

it('a follow-up is booked once however often somebody presses, and said to be booked only where it is', async () => {
  await fc.assert(
    fc.asyncProperty(anyFaults, fc.integer({ min: 1, max: 4 }), async (faults, presses) => {
      let table: Appointment[] = [visit];
      const answer = faultyAnswers(faults);
      const state = await afterFlow<RequestsRoot>({
        *watcher() {
          yield* fork(appointmentsSection.watchers.appointmentReading);
          yield* fork(servePatients);
          for (let press = 0; press < presses; press += 1) {
            yield* put(submitted);
            yield* put(submitted);
            // What it waits for takes no time here, and is over by then.
            yield* delay(60_000);
          }
        },
        reducers: appointmentsSection.reducers,
        given: appointmentsInStore([visit]),
        provide: [
          [matchers.call.fn(currentMoment), new Date(`${TODAY}T08:00:00`)],
          [matchers.call.fn(yieldToBrowser), undefined],
          serve(availabilitiesApi.listSlotRanges, () => answer(() => [makeAvailability({ date: slot.date })])),
          serve(appointmentsApi.listAppointments, () => answer(() => table)),
          serve(appointmentsApi.readAppointmentsSince, () => answer(() => inSlices(table))),
          serve(appointmentsApi.book, (draft) =>
            answer(() => {
              const made = makeAppointment({ ...draft, id: 7 + table.length, status: 'pending' });
              table = [...table, made];
              return made;
            }),
          ),
        ],
        events: [],
      });
      const { status } = selectRequest(state, key) ?? {};

      expect(table.length).toBeLessThanOrEqual(2);
      if (status === 'succeeded') expect(table).toHaveLength(2);
      expect(status).not.toBe('pending');
    }),
    runs(100),
  );
});
