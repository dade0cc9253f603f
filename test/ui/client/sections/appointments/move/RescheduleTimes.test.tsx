import { act, screen } from '@testing-library/react';

import { addDays } from '#client/lib/dates';
import { freeDatesArrived, rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rescheduleMessages } from '#client/sections/appointments/move/late/messages';
import { requestFailed } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';
import { at, confirm, date, days, morning, openDialog, slot, slots, today } from './rescheduling';

describe('a dialog that stays open', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('no longer offers a time that has come', async () => {
    jest.useFakeTimers({ now: new Date(`${today}T09:55:00`) });
    const { showSlots } = await openDialog();
    showSlots([{ ...morning, date: today }], today);
    expect(slots().map(({ textContent }) => textContent)).toEqual(['10:00 - 10:20', '10:20 - 10:40', '10:40 - 11:00']);

    act(() => {
      jest.advanceTimersByTime(10 * 60_000);
    });
    expect(slots().map(({ textContent }) => textContent)).toEqual(['10:20 - 10:40', '10:40 - 11:00']);
  });
});

describe('a time at which the doctor is expected elsewhere', () => {
  const warning = 'The doctor has another appointment at this time.';

  it('is marked, and choosing it warns beside Confirm without blocking', async () => {
    const { person, showSlots } = await openDialog([at('10:10', '10:30', { id: 8, status: 'pending' })]);
    showSlots([morning]);
    expect(slots().map(({ textContent }) => textContent.includes('overlaps'))).toEqual([true, true, false]);
    expect(screen.queryByText(warning)).toBeNull();

    await person.click(slot(/^10:20/));
    expect(screen.getByText(warning)).toBeVisible();
    expect(confirm()).toBeEnabled();
    await person.click(slot(/^10:40/));
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('is not that of the appointment itself, a given up one, another doctor or another date', async () => {
    const { showSlots } = await openDialog([
      at('10:20', '10:40', { id: 8, status: 'rejected' }),
      at('10:20', '10:40', { id: 9, status: 'cancelled' }),
      at('10:20', '10:40', { id: 10, doctor_id: 22 }),
      at('10:20', '10:40', { id: 11, date: addDays(date, 1) }),
    ]);
    showSlots([morning]);

    expect(screen.queryByText('overlaps')).toBeNull();
  });
});

describe('the times of a date', () => {
  it('are asked for after the date, and are on their way until they arrive', async () => {
    const { tell } = await openDialog();
    expect(screen.getByText('The times appear once a date is chosen.')).toBeVisible();
    tell(rescheduleDateChosen(date));

    expect(screen.getByRole('progressbar', { name: 'Loading available times...' })).toBeVisible();
  });

  it('say so when there are none', async () => {
    const { showSlots } = await openDialog();
    showSlots([{ ...morning, status: 'booked' }]);

    expect(screen.getByText('No available time slots for this date. Please select another date.')).toBeVisible();
  });

  it('say so when they cannot be read, and are asked for again', async () => {
    const { person, sent, tell } = await openDialog();
    tell(rescheduleDateChosen(date));
    tell(requestFailed({ key: appointmentKeys.slots, failure: makeFailure(rescheduleMessages.slotsFailed) }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load available time slots. Please try again.');
    sent.mockClear();
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    expect(sent).toHaveBeenCalledWith(rescheduleDateChosen(date));
  });
});

describe('dates without a free time', () => {
  it('say so before they are chosen, and can be chosen all the same', async () => {
    const { person, sent, tell } = await openDialog();
    expect(screen.queryByText('no times')).toBeNull();
    tell(freeDatesArrived({ appointmentId: 7, dates: [date] }));

    expect(days().filter(({ textContent }) => !textContent.includes('no times'))).toEqual([days()[4]]);
    await person.click(days()[3]!);
    expect(sent).toHaveBeenCalledWith(rescheduleDateChosen(addDays(today, 3)));
  });
});
