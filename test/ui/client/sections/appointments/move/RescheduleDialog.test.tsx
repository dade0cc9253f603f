import { act, screen, within } from '@testing-library/react';

import { addDays } from '#client/lib/dates';
import {
  rescheduleClosed,
  rescheduleDateChosen,
  rescheduleResumed,
  rescheduleSubmitted,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rescheduleMessages } from '#client/sections/appointments/move/late/messages';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { at, confirm, date, days, morning, openDialog, slot, slots } from './rescheduling';

describe('choosing where an appointment goes', () => {
  it('offers thirty days from today, and confirms only when a date and a time are chosen', async () => {
    const { person, sent, showSlots } = await openDialog();
    expect(days()).toHaveLength(30);
    expect(confirm()).toBeDisabled();

    await person.click(days()[4]!);
    expect(sent).toHaveBeenCalledWith(rescheduleDateChosen(date));
    showSlots([morning]);
    expect(days()[4]).toHaveAttribute('aria-pressed', 'true');
    expect(confirm()).toBeDisabled();
    await person.click(slot(/^10:20/));
    await person.click(confirm());

    const chosen = { date, startTime: '10:20:00', endTime: '10:40:00', locationId: 31 };
    expect(sent).toHaveBeenLastCalledWith(rescheduleSubmitted({ appointmentId: 7, slot: chosen }));
  });

  it('gives the chosen time up with its date', async () => {
    const { person, tell, showSlots } = await openDialog();
    showSlots([morning]);
    await person.click(slot(/^10:20/));
    expect(confirm()).toBeEnabled();
    tell(rescheduleDateChosen(addDays(date, 1)));

    expect(confirm()).toBeDisabled();
  });

  it('gives the chosen date up once it is over', async () => {
    const { person, showSlots, wakeOn } = await openDialog();
    showSlots([morning]);
    await person.click(slot(/^10:20/));
    wakeOn(addDays(date, 1));

    expect(screen.getByText('The times appear once a date is chosen.')).toBeVisible();
    expect(confirm()).toBeDisabled();
  });

  it('says where the appointment is now', async () => {
    await openDialog();

    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Layla Haddad with Dr\. Omar Nasser at Marina Clinic, now .* at 10:00 - 10:20/,
    );
    expect(screen.getByText('Layla Haddad').tagName).toBe('BDI');
  });

  it('names the place of every slot when all are elsewhere', async () => {
    const { showSlots } = await openDialog([
      at('10:00', '10:20', { id: 8, location_id: 32, local_location: { location_id: 32, name: 'Creek Clinic' } }),
    ]);
    showSlots([{ ...morning, location_id: 32 }]);

    slots().forEach((one) => {
      expect(one).toHaveTextContent('Creek Clinic');
    });
  });

  it('names the place of a slot only when there are several', async () => {
    const { showSlots } = await openDialog();
    showSlots([morning]);
    expect(slots().map(({ textContent }) => textContent)).toEqual(['10:00 - 10:20', '10:20 - 10:40', '10:40 - 11:00']);
    showSlots([morning, { ...morning, id: 2, location_id: 99, available_from: '10:40:00' }]);

    expect(slots().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Marina Clinic'),
      expect.stringContaining('Marina Clinic'),
      expect.stringContaining('Marina Clinic'),
      expect.stringContaining('Location 99'),
    ]);
  });

  it('cannot be confirmed again while it is under way', async () => {
    const { person, tell, showSlots } = await openDialog();
    showSlots([morning]);
    await person.click(slot(/^10:20/));
    tell(requestStarted(appointmentKeys.reschedule(7)));

    expect(screen.getByRole('button', { name: 'Rescheduling...' })).toBeDisabled();
    slots().forEach((one) => {
      expect(one).toBeDisabled();
    });
  });
});

describe('a reschedule that failed', () => {
  it('says so beside Confirm, in sight of it, and keeps the choice', async () => {
    const { person, tell, showSlots } = await openDialog();
    showSlots([morning]);
    await person.click(slot(/^10:20/));
    tell(requestFailed({ key: appointmentKeys.reschedule(7), failure: makeFailure(rescheduleMessages.failed) }));

    const foot = confirm().parentElement;
    expect(foot && within(foot).getByRole('alert')).toHaveTextContent(
      'Failed to reschedule appointment. Please try again.',
    );
    expect(confirm()).toBeEnabled();
  });
});

describe('by keyboard', () => {
  const focus = (day: HTMLElement | undefined) => {
    act(() => {
      day?.focus();
    });
  };

  it('the dates are one Tab stop, in which the arrow keys move', async () => {
    const { person } = await openDialog();
    expect(days().filter(({ tabIndex }) => tabIndex === 0)).toEqual([days()[0]]);
    focus(days()[0]);
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(days()[1]).toHaveFocus();
    expect(days().filter(({ tabIndex }) => tabIndex === 0)).toEqual([days()[1]]);
    await person.keyboard('{End}');
    expect(days()[29]).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(days()[29]).toHaveFocus();
    await person.keyboard('{Home}');
    expect(days()[0]).toHaveFocus();
  });

  it('the first free time has the focus once its date was pressed, and Confirm is one Tab further', async () => {
    const { person, showSlots } = await openDialog([at('10:00', '10:20', { id: 8, user_id: 12 })]);
    await person.click(days()[4]!);
    showSlots([morning]);
    expect(slots()[1]).toHaveFocus();
    await person.keyboard('{Enter}{Tab}');

    expect(confirm()).toHaveFocus();
  });

  it('the focus stays where it is when the first free date is chosen without being pressed', async () => {
    const { showSlots } = await openDialog();
    focus(days()[4]);
    showSlots([morning]);

    expect(days()[4]).toHaveAttribute('aria-pressed', 'true');
    expect(days()[4]).toHaveFocus();
  });

  it('the focus stays with somebody who has gone on to another date', async () => {
    const { person, showSlots } = await openDialog();
    await person.click(days()[4]!);
    focus(days()[5]);
    showSlots([morning]);

    expect(days()[5]).toHaveFocus();
  });
});

it('a move that comes back has its date and its time chosen', async () => {
  const { tell, showSlots } = await openDialog();
  tell(rescheduleClosed());
  const resumed = { date, startTime: '10:20:00', endTime: '10:40:00', locationId: 31 };
  tell(rescheduleResumed({ appointmentId: 7, slot: resumed }));
  await screen.findByRole('dialog');
  showSlots([morning]);

  expect(slot(/^10:20/)).toHaveAttribute('aria-pressed', 'true');
  expect(confirm()).toBeEnabled();
});
