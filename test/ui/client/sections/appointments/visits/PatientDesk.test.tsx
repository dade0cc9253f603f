import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';

import { availabilities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { hoursKeys } from '#client/hours/readHours';
import { addDays, dayOf } from '#client/lib/dates';
import { visitWanted } from '#client/sections/appointments/list/events';
import { bookingChosen, followUpChosen } from '#client/sections/appointments/list/patients/patients';
import { bookingSubmitted, seriesSubmitted } from '#client/sections/appointments/visits/events';
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

describe('a series', () => {
  /** A doctor who is open at ten on the dates of three weeks, but for the second; somebody has the third. */
  async function openSeries() {
    const dates = [due, addDays(due, 7), addDays(due, 14)];
    const open = [due, addDays(due, 8), addDays(due, 14)];
    const hours = open.map((date, at) =>
      makeAvailability({ id: at + 1, date, available_from: '10:00:00', available_to: '11:00:00' }),
    );
    const huda = { user_id: 12, local_user: { user_id: 12, name: 'Huda Saleh', profile_picture: null } };
    const { entities, ids } = availabilities.normalize(hours);
    const page = renderWithStore(<PatientDesk />, {
      reducers: appointmentsSection.reducers,
      given: [
        ...appointmentsInStore([at(7, 4), at(20, 25, huda)]),
        entitiesMerged(entities),
        listReceived({ key: hoursKeys.of(21, null), ids }),
        followUpChosen(7),
      ],
    });
    await page.person.click(await screen.findByRole('switch', { name: 'Series' }));
    await page.person.click(screen.getByRole('combobox', { name: 'Visits' }));
    await page.person.click(screen.getByRole('option', { name: '3' }));
    return { ...page, dates };
  }

  const lines = () =>
    within(screen.getByRole('table', { name: 'Visits of the series' }))
      .getAllByRole('row')
      .slice(1);

  it('says of each date what stands in the way, and books the lines that are ticked', async () => {
    const { person, sent, dates } = await openSeries();
    const at = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime, locationId: 31 });

    expect(screen.getByText('2 dates are not free.')).toBeVisible();
    expect(
      lines().map(({ textContent }) => /free|no opening hours|taken by Huda Saleh/.exec(textContent)?.[0]),
    ).toEqual(['free', 'no opening hours', 'taken by Huda Saleh']);
    await person.click(within(lines()[0]!).getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Book 2 visits' }));

    expect(sent).toHaveBeenLastCalledWith(
      seriesSubmitted({
        ...{ form: { name: 'follow', of: '7' }, visitId: 7, doctorId: 21, patientId: 11, knownIds: [7] },
        lines: [
          { date: dates[1]!, slot: at(addDays(due, 8), '10:20:00', '10:40:00'), besideIds: [] },
          { date: dates[2]!, slot: at(dates[2]!, '10:00:00', '10:20:00'), besideIds: [] },
        ],
      }),
    );
  });

  it('has another time for a line by the chooser, but none that another line has', async () => {
    const { person } = await openSeries();
    await person.click(within(lines()[2]!).getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Another time than/ }));
    await person.click(dialog.getByRole('button', { name: /^10:40/ }));
    await person.click(dialog.getByRole('button', { name: 'Take this time' }));

    expect(lines()[2]).toHaveTextContent(/10:40/);
    await person.click(within(lines()[1]!).getByRole('button', { name: 'Change' }));
    const other = within(screen.getByRole('dialog', { name: /^Another time than/ }));
    await person.click(other.getAllByRole('button', { name: /free$/ })[0]!);
    await person.click(other.getByRole('button', { name: /^10:20.*in the plan/ }));
    expect(other.getByRole('button', { name: 'Take this time' })).toBeDisabled();
  });
});
