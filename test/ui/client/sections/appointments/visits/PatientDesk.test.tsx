import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';

import { availabilities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { hoursKeys } from '#client/hours/readHours';
import { addDays, dayOf } from '#client/lib/dates';
import { visitWanted } from '#client/sections/appointments/list/events';
import { bookingChosen, followUpChosen } from '#client/sections/appointments/list/patients/patients';
import { bookingSubmitted } from '#client/sections/appointments/visits/events';
import { PatientDesk } from '#client/sections/appointments/visits/PatientDesk';
import { listReceived } from '#client/state/lists';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const today = dayOf(new Date());
const due = addDays(today, 11);
const at = (id: number, days: number, more: Partial<Appointment> = {}) =>
  makeAppointment({ id, date: addDays(today, days), start_time: '10:20:00', end_time: '10:40:00', ...more });
const elsewhere = { doctor_id: 22, local_doctor: { doctor_id: 22, name: 'Dr. Sara Thompson' } };
const list = [at(7, 4), at(8, 1, elsewhere), at(9, 11, elsewhere), at(10, -3)];

function openDesk(opens: UnknownAction) {
  const hours = [
    makeAvailability({ id: 1, date: addDays(today, 2), available_from: '09:00:00', available_to: '09:20:00' }),
    makeAvailability({ id: 2, date: due, available_from: '10:00:00', available_to: '12:20:00' }),
  ];
  const { entities, ids } = availabilities.normalize(hours);
  return renderWithStore(<PatientDesk />, {
    reducers: appointmentsSection.reducers,
    given: [
      ...appointmentsInStore(list),
      entitiesMerged(entities),
      listReceived({ key: hoursKeys.of(21, null), ids }),
      opens,
    ],
  });
}

const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const book = () => screen.getByRole('button', { name: 'Book' });

it('says first which visits are to come, those with the same doctor on top, and leads to each', async () => {
  const { person, sent } = openDesk(followUpChosen(7));
  const visits = within(await screen.findByRole('list', { name: '3 visits are to come' })).getAllByRole('button');

  expect(visits.map(({ textContent }) => /Omar|Sara/.exec(textContent)?.[0])).toEqual(['Omar', 'Sara', 'Sara']);
  await person.click(visits[1]!);
  expect(sent).toHaveBeenCalledWith(visitWanted({ id: 8, period: 'upcoming' }));
});

it('has the time that is drawn chosen, names what it overlaps, and books it all the same', async () => {
  const { person, sent } = openDesk(followUpChosen(7));

  // Nearest to the hour of the visit that it comes after, a week later; the patient is at another doctor's then.
  expect(chosen()).toEqual(['1 week', expect.stringMatching(/free$/), expect.stringMatching(/^10:20/)]);
  expect(screen.getByRole('alert')).toHaveTextContent(/Dr\. Sara Thompson/);
  await person.click(screen.getByRole('button', { name: /^10:40/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(book());
  expect(sent).toHaveBeenCalledWith(
    bookingSubmitted({
      form: { name: 'follow', of: '7' },
      visitId: 7,
      doctorId: 21,
      slot: { date: due, startTime: '10:40:00', endTime: '11:00:00', locationId: 31 },
      knownIds: [7, 10],
    }),
  );
});

it('looks in a half of the day for the first date with a free time', async () => {
  const { person } = openDesk(bookingChosen({ patient: '11' }));
  expect(book()).toBeDisabled();
  await person.click(screen.getByRole('combobox', { name: 'Doctor' }));
  await person.click(screen.getByRole('option', { name: /Omar Nasser/ }));
  expect(chosen().at(-1)).toMatch(/^09:00/);
  await person.click(screen.getByRole('button', { name: 'Afternoons' }));

  expect(chosen().at(-1)).toMatch(/^12:00/);
  expect(book()).toBeEnabled();
});

it('says of a patient without a visit in the list that no other can be booked', async () => {
  openDesk(bookingChosen({ patient: '99' }));

  expect(await screen.findByText(/^The list has no visit of this patient/)).toBeVisible();
});
