import { screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';

import { availabilities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { addDays, dayOf } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import { rescheduleDateChosen, rescheduleOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { Rescheduling } from '#client/sections/appointments/move/Rescheduling';
import { listReceived } from '#client/state/lists';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

export const today = dayOf(new Date());
export const date = addDays(today, 4);
const moving = makeAppointment({ id: 7, date, start_time: '10:00:00', end_time: '10:20:00', status: 'confirmed' });
export const at = (start: string, end: string, overrides: Partial<Appointment> = {}) =>
  makeAppointment({ date, start_time: `${start}:00`, end_time: `${end}:00`, ...overrides });
export const morning = makeAvailability({ date, available_from: '10:00:00', available_to: '11:00:00' });

/** The dialog of appointment 7, beside others of the list. */
export async function openDialog(others: readonly Appointment[] = []) {
  const { person, sent, store, tell, rerender } = renderWithStore(<Rescheduling today={today} />, {
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore([moving, ...others]), rescheduleOpened(7)],
  });
  await screen.findByRole('dialog');
  return {
    person,
    sent,
    tell,
    /** The desk stays open until that day. */
    wakeOn: (day: DateText) => {
      rerender(
        <Provider store={store}>
          <Rescheduling today={day} />
        </Provider>,
      );
    },
    showSlots: (ranges: readonly Availability[], day = date) => {
      const { entities, ids } = availabilities.normalize(ranges);
      tell(rescheduleDateChosen(day));
      tell(entitiesMerged(entities));
      tell(listReceived({ key: appointmentKeys.slotRanges(7, day), ids }));
    },
  };
}

export const confirm = () => screen.getByRole('button', { name: 'Confirm' });
export const slot = (name: RegExp) => screen.getByRole('button', { name });
export const slots = () => within(screen.getByRole('group', { name: '2. Choose a time' })).getAllByRole('button');
export const days = () => within(screen.getByRole('group', { name: '1. Choose a date' })).getAllByRole('button');
