import { screen, within } from '@testing-library/react';

import { availabilities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { doctorAnswered, doctorsFound, findSubmitted } from '#client/features/first-free/events';
import { hoursKeys } from '#client/hours/readHours';
import type { Slot } from '#client/hours/slots';
import { addDays, dayOf } from '#client/lib/dates';
import { weekOf } from '#client/lib/week';
import {
  rescheduleClosed,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleResumed,
  rescheduleSubmitted,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { Rescheduling } from '#client/sections/appointments/reschedule/Rescheduling';
import { listReceived } from '#client/state/lists';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { focus, pass } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const today = dayOf(new Date());
const date = addDays(today, 4);
const moving = makeAppointment({ id: 7, date, start_time: '10:00:00', end_time: '10:20:00', status: 'confirmed' });
const at = (start: string, end: string, overrides: Partial<Appointment> = {}) =>
  makeAppointment({ date, start_time: `${start}:00`, end_time: `${end}:00`, ...overrides });
const morning = makeAvailability({ date, available_from: '10:00:00', available_to: '11:00:00' });

/** The hours of a doctor are in the store. */
function hoursKept(key: string, ranges: readonly Availability[]) {
  const { entities, ids } = availabilities.normalize(ranges);
  return [entitiesMerged(entities), listReceived({ key, ids })];
}

/** The dialog of appointment 7, beside others of the list. */
async function openDialog(others: readonly Appointment[] = []) {
  const { rerender, ...page } = renderWithStore(<Rescheduling today={today} />, {
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore([moving, ...others]), rescheduleOpened(7)],
  });
  await screen.findByRole('dialog');
  return {
    ...page,
    /** The desk stays open until that day. */
    wakeOn: (day: DateText) => rerender(<Rescheduling today={day} />),
    /** The dialog opens anew with a chosen time. */
    resume: async (slot: Slot) => {
      page.tell(rescheduleClosed());
      page.tell(rescheduleResumed({ appointmentId: 7, slot }));
      await screen.findByRole('dialog');
    },
    showSlots: (ranges: readonly Availability[], day = date) => {
      page.tell(rescheduleDateChosen(day), ...hoursKept(hoursKeys.on(moving.doctor_id, day), ranges));
    },
  };
}

const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const slot = (name: RegExp) => screen.getByRole('button', { name });
const slots = () => within(screen.getByRole('group', { name: '2. Choose a time' })).getAllByRole('button');
const days = () => within(screen.getByRole('group', { name: '1. Choose a date' })).getAllByRole('button');

describe('by keyboard', () => {
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

describe('choosing where an appointment goes', () => {
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

    slots().forEach((one) => expect(one).toHaveTextContent('Creek Clinic'));
  });

  it('names the place of a slot only when there are several', async () => {
    const { showSlots } = await openDialog();
    showSlots([morning]);
    expect(slots().map(({ textContent }) => textContent)).toEqual(['10:00 - 10:20', '10:20 - 10:40', '10:40 - 11:00']);
    showSlots([morning, { ...morning, id: 2, location_id: 99, available_from: '10:40:00' }]);

    const places = slots().map(({ textContent }) => /Marina Clinic|Location 99/.exec(textContent)?.[0]);
    expect(places).toEqual(['Marina Clinic', 'Marina Clinic', 'Marina Clinic', 'Location 99']);
  });

  it('cannot be confirmed again while it is under way', async () => {
    const { person, tell, showSlots } = await openDialog();
    showSlots([morning]);
    await person.click(slot(/^10:20/));
    tell(requestStarted(appointmentKeys.reschedule(7)));

    expect(screen.getByRole('button', { name: 'Rescheduling...' })).toBeDisabled();
    slots().forEach((one) => expect(one).toBeDisabled());
  });
});

it('a reschedule that failed says so beside Confirm, in sight of it, and keeps the choice', async () => {
  const { person, tell, showSlots } = await openDialog();
  showSlots([morning]);
  await person.click(slot(/^10:20/));
  tell(requestFailed({ key: appointmentKeys.reschedule(7), failure: makeFailure(moveMessages.failed) }));

  expect(within(confirm().parentElement!).getByRole('alert')).toHaveTextContent(
    'Failed to reschedule appointment. Please try again.',
  );
  expect(confirm()).toBeEnabled();
});

it.each([
  ['is gone', '10:20:00', {}, 'The chosen time is no longer open.'],
  ['is booked', '10:20:00', { status: 'booked' }, 'The chosen time is no longer open.'],
])('a time that was chosen before its times were read, and %s, says so', async (_, startTime, hours, said) => {
  const { resume, showSlots, person } = await openDialog();
  await resume({ date, startTime, endTime: '10:40:00', locationId: 31 });
  expect(screen.queryByText(said)).toBeNull();
  showSlots(
    [
      { ...morning, available_to: '10:20:00' },
      { ...morning, id: 2, available_from: '10:20:00', ...hours },
    ].slice(0, 'status' in hours ? 2 : 1),
  );

  expect(screen.getByText(said)).toBeVisible();
  expect(confirm()).toBeDisabled();
  await person.click(slot(/^10:00/));
  expect(screen.queryByText(said)).toBeNull();
});

describe('a dialog that stays open', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('no longer offers a time that has come', async () => {
    jest.useFakeTimers({ now: new Date(`${today}T09:55:00`) });
    const { resume, showSlots } = await openDialog();
    await resume({ date: today, startTime: '10:00:00', endTime: '10:20:00', locationId: 31 });
    showSlots([{ ...morning, date: today }], today);
    expect(slots().map(({ textContent }) => textContent)).toEqual(['10:00 - 10:20', '10:20 - 10:40', '10:40 - 11:00']);
    pass(10 * 60_000);
    expect(slots().map(({ textContent }) => textContent)).toEqual(['10:20 - 10:40', '10:40 - 11:00']);
    expect(screen.getByText('The chosen time has begun.')).toBeVisible();
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

describe('the days in weeks', () => {
  it('stand under the weekday that begins each column, from the one of today on', async () => {
    await openDialog();
    const group = screen.getByRole('group', { name: '1. Choose a date' });

    expect(group).toHaveTextContent(/^1\. Choose a dateMonTueWedThuFriSatSun/);
    expect(days()[0]).toHaveStyle({ gridColumnStart: weekOf(today).indexOf(today) + 1 });
  });

  it('have their times by the part of the day, each named once', async () => {
    const { showSlots } = await openDialog();
    showSlots([
      { ...morning, available_from: '11:20:00', available_to: '12:40:00' },
      { ...morning, id: 3, available_from: '16:40:00', available_to: '17:20:00' },
    ]);

    expect(screen.getByRole('group', { name: '2. Choose a time' })).toHaveTextContent(
      /Morning11:20.*11:40.*Afternoon12:00.*12:20.*16:40.*Evening17:00/,
    );
    expect(screen.getAllByText('Afternoon')).toHaveLength(1);
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
    tell(requestFailed({ key: appointmentKeys.slots, failure: makeFailure(moveMessages.slotsFailed) }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load available time slots. Please try again.');
    sent.mockClear();
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    expect(sent).toHaveBeenCalledWith(rescheduleDateChosen(date));
  });
});

describe('a half of the day', () => {
  const fromTwelve = { ...morning, id: 3, available_from: '12:00:00', available_to: '12:20:00' };

  it('has its own counts and times, and a time that it hides is not chosen', async () => {
    const { person, tell, showSlots } = await openDialog();
    tell(...hoursKept(hoursKeys.of(moving.doctor_id, null), [morning, fromTwelve]));
    showSlots([morning, fromTwelve]);
    await person.click(slot(/^10:20/));
    await person.click(screen.getByRole('button', { name: 'Afternoons' }));

    expect(slots().map(({ textContent }) => textContent)).toEqual(['12:00 - 12:20']);
    expect(days()[4]).toHaveAccessibleName(/ 1 free$/);
    expect(confirm()).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Afternoons' }));
    expect(days()[4]).toHaveAccessibleName(/ 4 free$/);
    expect(slot(/^10:20/)).toHaveAttribute('aria-pressed', 'true');
    expect(confirm()).toBeEnabled();
  });
});

describe('dates without a free time', () => {
  it('say so before they are chosen, and can be chosen all the same', async () => {
    const { person, sent, tell } = await openDialog();
    expect(screen.queryByText('no times')).toBeNull();
    tell(...hoursKept(hoursKeys.of(moving.doctor_id, null), [morning]));

    expect(days().filter(({ textContent }) => !textContent.includes('no times'))).toEqual([days()[4]]);
    expect(days()[4]).toHaveAccessibleName(/^\w{3} \d{1,2} \w{3} 3 free$/);
    await person.click(days()[3]!);
    expect(sent).toHaveBeenCalledWith(rescheduleDateChosen(addDays(today, 3)));
  });
});

const own = { id: 21, name: 'Dr. Omar Nasser', specialty: '' };
const found = { date, startTime: '10:20:00', endTime: '11:00:00', locationId: 31 };

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
