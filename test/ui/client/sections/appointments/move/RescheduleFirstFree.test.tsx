import { screen, within } from '@testing-library/react';

import { doctorAnswered, doctorsFound, findSubmitted } from '#client/features/first-free/events';
import { dialogCode } from '#client/features/first-free/FirstFree';
import { addDays } from '#client/lib/dates';
import { rescheduleDateChosen, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { confirm, date, morning, openDialog, slot, today } from './rescheduling';

const own = { id: 21, name: 'Dr. Omar Nasser', specialty: '' };
const found = { date, startTime: '10:20:00', endTime: '11:00:00', locationId: 31 };

beforeAll(async () => {
  await dialogCode.load();
});

it('the first free time of the own doctor becomes the chosen time by Enter, and nothing is sent', async () => {
  const { person, sent, tell, showSlots } = await openDialog();
  await person.click(screen.getByRole('button', { name: 'First free' }));
  await person.click(within(screen.getByRole('dialog', { name: 'First free' })).getByRole('button', { name: 'Find' }));
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      type: findSubmitted.type,
      payload: expect.objectContaining({
        scope: { doctor: own, movingId: 7, lastDate: addDays(today, RESCHEDULE_DAYS - 1), hasAppointments: true },
      }) as object,
    }),
  );
  tell(doctorsFound({ doctors: [own], isCut: false }));
  tell(doctorAnswered({ id: 21, times: [found] }));
  await person.keyboard('{Enter}');

  expect(screen.queryByRole('dialog', { name: 'First free' })).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith(rescheduleDateChosen(date));
  showSlots([morning]);
  expect(slot(/10:20 - 10:40/)).toHaveAttribute('aria-pressed', 'true');
  expect(slot(/10:20 - 10:40/)).toHaveFocus();
  expect(confirm()).toBeEnabled();
  expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ type: rescheduleSubmitted.type }));
});
