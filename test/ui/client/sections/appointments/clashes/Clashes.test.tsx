import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { dayOf } from '#client/lib/dates';
import { clashesFound } from '#client/sections/appointments/clashes/first';
import { restCode } from '#client/sections/appointments/restCode';
import { listTools } from '#client/sections/appointments/useListTools';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { giveHeight } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const today = dayOf(new Date());
const omar = { user_id: 12, local_user: { user_id: 12, name: 'Omar Nair' } };
const amal = { user_id: 13, local_user: { user_id: 13, name: 'Amal Said' } };
const list = [
  makeAppointment({ id: 7, date: today }),
  makeAppointment({ id: 8, date: today, start_time: '09:10:00', end_time: '09:30:00', status: 'pending', ...omar }),
  makeAppointment({ id: 9, date: today, start_time: '10:00:00', end_time: '10:20:00', ...amal }),
];

beforeAll(() => Promise.all([listTools.load(), restCode.load()]));

giveHeight();

const found = clashesFound(new Map(['7', '8'].map((id) => [id, 'doctor'])));

function openSection() {
  const { Section, reducers } = appointmentsSection;
  return { ...renderWithStore(<Section />, { reducers, given: appointmentsInStore(list) }), user: userEvent.setup() };
}

const rowOf = (name: string) => screen.getByRole('button', { name }).closest('[role="row"]');
const MARK = 'The doctor has another appointment at this time';

it('a row that clashes says so, and its button is still called by the patient alone', () => {
  const { tell } = openSection();
  expect(rowOf('Layla Haddad')).not.toHaveTextContent(MARK);
  tell(found);

  expect(rowOf('Layla Haddad')).toHaveTextContent(MARK);
  expect(rowOf('Amal Said')).not.toHaveTextContent(MARK);
});

it('the details say with whom', async () => {
  const { tell, user } = openSection();
  tell(found);
  await user.click(screen.getByRole('button', { name: 'Layla Haddad' }));

  const heading = await screen.findByRole('heading', { name: 'At the same time' });
  const lines = within(heading.parentElement!).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    '09:10 - 09:30 the doctor also has Omar Nair at Marina ClinicPending',
  ]);
});

it('the filter counts each two that clash, shows them alone, and shows all again', async () => {
  const { tell, user } = openSection();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByLabelText('From');
  expect(screen.queryByRole('button', { name: /clash/ })).toBeNull();
  tell(found);
  await user.click(screen.getByRole('button', { name: '1 clash', pressed: false }));
  expect(screen.getByRole('button', { name: '1 clash', pressed: true })).toBeInTheDocument();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('button', { name: 'Amal Said' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clashes: 1' }));
  expect(screen.getByRole('button', { name: 'Amal Said' })).toBeInTheDocument();
});
