import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { FirstFree, firstFreeReducer } from '#client/features/first-free';
import {
  appointmentsMissed,
  doctorAnswered,
  doctorFailed,
  doctorsFound,
  findSubmitted,
  firstFreeClosed,
  searchRetried,
  searchStopped,
  type Scope,
} from '#client/features/first-free/events';
import { firstFreeKeys } from '#client/features/first-free/keys';
import { requestStarted, requestSucceeded } from '#client/state/requests/requests';
import { TODAY } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';

async function openDialog(scope: Scope = { hasAppointments: false }) {
  const chosen = jest.fn();
  const page = renderWithStore(<FirstFree scope={scope} onTimeChosen={chosen} />, {
    reducers: { firstFree: firstFreeReducer },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'First free' }));
  return { ...page, user, chosen, dialog: screen.getByRole('dialog', { name: 'First free' }) };
}

const doctors = [1, 2, 3].map((id) => ({ id, name: `Doctor ${id}`, specialty: 'Cardiology' }));
const slot = (startTime: string, endTime: string) => ({ date: TODAY, startTime, endTime, locationId: 31 });

it('asks for what was typed, and shows each doctor while others are still asked', async () => {
  const { user, tell, sent, chosen, dialog } = await openDialog();
  await user.type(within(dialog).getByLabelText('Doctor'), 'omar');
  await user.clear(within(dialog).getByLabelText(/^Slots/));
  await user.type(within(dialog).getByLabelText(/^Slots/), '2{Enter}');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      type: findSubmitted.type,
      payload: expect.objectContaining({
        question: expect.objectContaining({ doctor: 'omar', slots: 2 }) as object,
      }) as object,
    }),
  );
  tell(requestStarted(firstFreeKeys.find));
  expect(within(dialog).getByRole('status')).toHaveTextContent('Looking for doctors...');
  tell(doctorsFound({ doctors, isCut: false }));
  tell(doctorAnswered({ id: 2, times: [slot('10:00:00', '10:40:00')] }));
  tell(doctorFailed({ id: 3, isForbidden: false }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 3 doctors asked');
  expect(within(dialog).getByText('The hours could not be read: Doctor 3')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeDisabled();
  tell(doctorAnswered({ id: 1, times: [slot('09:00:00', '09:40:00')] }));
  tell(appointmentsMissed());
  tell(requestSucceeded(firstFreeKeys.find));

  const lines = within(screen.getByRole('list', { name: 'Free times' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Doctor 1') as string,
    expect.stringContaining('Doctor 2') as string,
  ]);
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 3 doctors have a free time.');
  expect(within(dialog).getByText(/a time may overlap one/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(sent).toHaveBeenCalledWith(searchRetried());
  await user.click(screen.getByRole('button', { name: /09:00 - 09:40/ }));
  expect(chosen).toHaveBeenCalledWith({ doctorId: 1, doctorName: 'Doctor 1', slot: slot('09:00:00', '09:40:00') });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith(firstFreeClosed());
});

it('names those whose hours may not be read, and offers Retry only for others', async () => {
  const { user, tell, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Find' }));
  tell(requestStarted(firstFreeKeys.find));
  tell(doctorsFound({ doctors, isCut: false }));
  tell(doctorFailed({ id: 1, isForbidden: true }));
  expect(within(dialog).getByText('The hours could not be read: Doctor 1')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  tell(doctorFailed({ id: 2, isForbidden: false }), requestSucceeded(firstFreeKeys.find));
  expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeEnabled();
});

it('stops, and says how many were not asked', async () => {
  const { user, tell, dialog } = await openDialog();
  const stop = within(dialog).getByRole('button', { name: 'Stop' });
  expect(stop).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Find' }));
  tell(requestStarted(firstFreeKeys.find));
  tell(doctorsFound({ doctors, isCut: true }));
  await user.click(stop);
  tell(searchStopped());
  tell(requestSucceeded(firstFreeKeys.find));

  expect(within(dialog).getByRole('status')).toHaveTextContent('Stopped. 3 doctors were not asked.');
  expect(within(dialog).getByText(/^Only the first 3 doctors are asked/)).toBeInTheDocument();
});

it('gives the first time of an own doctor the focus, so that Enter takes it', async () => {
  const own = { id: 1, name: 'Doctor 1', specialty: 'Cardiology' };
  const { user, tell, chosen, dialog } = await openDialog({ doctor: own, hasAppointments: true });
  expect(within(dialog).getByText('Doctor 1')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Find' }));
  tell(doctorsFound({ doctors: [own], isCut: false }));
  tell(doctorAnswered({ id: 1, times: [slot('09:00:00', '09:20:00'), slot('09:20:00', '09:40:00')] }));

  expect(screen.getByText('Enter takes the first time.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /09:00 - 09:20/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith({ doctorId: 1, doctorName: 'Doctor 1', slot: slot('09:00:00', '09:20:00') });
});

it('sends nothing that is wrong, and says it at its field', async () => {
  const { user, sent, dialog } = await openDialog();
  await user.clear(within(dialog).getByLabelText(/^From/));
  await user.click(within(dialog).getByRole('button', { name: 'Find' }));

  expect(await within(dialog).findByText('Please enter a date.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ type: findSubmitted.type }));
});
