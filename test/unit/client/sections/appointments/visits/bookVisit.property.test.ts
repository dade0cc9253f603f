import fc from 'fast-check';

import { bookingSubmitted } from '#client/sections/appointments/visits/events';
import { patientKeys } from '#client/sections/appointments/visits/keys';
import { selectRequest } from '#client/state/requests/requests';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { atOnce, play } from '#test/support/service/desk';
import { ANY_FATE } from '#test/support/service/fates';
import { inTurn, Service } from '#test/support/service/service';
import { rowsOf } from '#test/support/service/tables';
import { appointmentsSection } from '#test/support/wholeSections';

const visit = makeAppointment({ id: 7 });
const slot = { date: '2026-12-02', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
const submitted = bookingSubmitted({
  form: { name: 'follow', of: '7' },
  visitId: 7,
  doctorId: 21,
  slot,
  knownIds: [7],
});
const key = patientKeys.book({ name: 'follow', of: '7' });
const { reducers, watchers } = appointmentsSection;
const { appointmentReading, appointmentVisits } = watchers;
const rooms = { reducers, watchers: { appointmentReading, appointmentVisits } };

it('a visit is booked once however often somebody presses, and said to be booked only where it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ANY_FATE, { maxLength: 10 }), fc.integer({ min: 1, max: 4 }), async (fates, presses) => {
      const tables = {
        '/appointments/': rowsOf(visit),
        '/availabilities/': rowsOf(makeAvailability({ date: slot.date })),
      };
      const service = new Service(
        tables,
        inTurn(fates, () => true),
      );
      const steps = Array.from({ length: presses }, () => [submitted, atOnce(submitted)]).flat();
      const state = await play(rooms, service, steps, appointmentsInStore([visit]));
      const { status } = selectRequest(state, key) ?? {};
      const booked = service.rows('/appointments/').length - 1;

      expect(booked).toBeLessThanOrEqual(1);
      if (status === 'succeeded') expect(booked).toBe(1);
      expect(['succeeded', 'failed']).toContain(status);
    }),
    runs(100),
  );
});
