import { appointments } from '#client/entities/appointments';
import {
  appointmentsOpened,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleSubmitted,
  statusActionChosen,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { bookingSubmitted, seriesSubmitted } from '#client/sections/appointments/visits/events';
import { patientKeys } from '#client/sections/appointments/visits/keys';
import { changeAppointmentStatus, createAppointment } from '#contract/appointments';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { LOST } from '#test/support/service/fates';
import { rowsOf, tableOf, type Tables } from '#test/support/service/tables';
import { appointmentsSection } from '#test/support/wholeSections';
import type { Entry, State } from './entry';

const DATE = '2027-01-04';
const slot = { date: DATE, startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };

const service = {
  '/appointments/': rowsOf(makeAppointment({ id: 7, date: DATE, status: 'pending' })),
  '/availabilities/': rowsOf(makeAvailability({ date: DATE })),
};

const statuses = (tables: Tables) => tableOf(tables, '/appointments/').map(({ status }) => status);
const shown = (state: State, id: number) => appointments.selectById(state, id)?.status;

const moving = {
  section: appointmentsSection,
  service,
  opens: [appointmentsOpened(), rescheduleOpened(7), rescheduleDateChosen(DATE)],
  does: [rescheduleSubmitted({ appointmentId: 7, slot })],
  key: appointmentKeys.reschedule(7),
  isThere: (tables: Tables) => statuses(tables).join() === 'rejected,pending',
  // The old appointment stands as before, and there is no other.
  isGivenUp: (tables: Tables) => statuses(tables).join() === 'pending',
  looksAfter: LOST,
};

/** The writing calls of Appointments. */
export const ofAppointments: readonly Entry[] = [
  {
    endpoint: changeAppointmentStatus,
    flow: 'Accept',
    section: appointmentsSection,
    service,
    opens: [appointmentsOpened()],
    does: [statusActionChosen({ id: 7, action: 'accept' })],
    key: appointmentKeys.status(7),
    isThere: (tables) => statuses(tables).join() === 'confirmed',
    isShown: (state: State) => shown(state, 7) === 'confirmed',
    looksAfter: LOST,
  },
  { ...moving, endpoint: changeAppointmentStatus, flow: 'Reschedule rejects the old appointment' },
  { ...moving, endpoint: createAppointment, flow: 'Reschedule books the new appointment' },
  {
    ...moving,
    endpoint: createAppointment,
    flow: 'Book a visit',
    opens: [appointmentsOpened()],
    does: [bookingSubmitted({ form: { name: 'follow', of: '7' }, visitId: 7, doctorId: 21, slot, knownIds: [7] })],
    key: patientKeys.book({ name: 'follow', of: '7' }),
    isThere: (tables) => statuses(tables).join() === 'pending,pending',
  },
  {
    ...moving,
    endpoint: createAppointment,
    flow: 'Book a series',
    opens: [appointmentsOpened()],
    does: [
      seriesSubmitted({
        ...{ form: { name: 'follow', of: '7' }, visitId: 7, doctorId: 21, patientId: 11, knownIds: [7] },
        lines: [{ date: DATE, slot, besideIds: [] }],
      }),
    ],
    key: appointmentKeys.series,
    isThere: (tables) => statuses(tables).join() === 'pending,pending',
  },
];
