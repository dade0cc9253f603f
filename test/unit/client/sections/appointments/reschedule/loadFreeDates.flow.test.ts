import { rescheduleDateChosen, rescheduleOpened, rescheduleResumed } from '#client/sections/appointments/list/events';
import { selectSlotRanges } from '#client/sections/appointments/reschedule/moving';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { noticesIn, original, playMove, slot } from '#test/support/builders/moves';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

it.each([
  ['is opened', rescheduleOpened(7)],
  ['comes back', rescheduleResumed({ appointmentId: 7, slot })],
])('the dialog knows the dates with a free time when it %s', async (_, event) => {
  const calendar = [
    [
      makeAvailability({ date: '2026-11-23' }),
      makeAvailability({ date: '2026-11-24', status: 'booked' }),
      makeAvailability({ date: '2026-11-30' }),
      makeAvailability({ date: '2026-12-21' }),
    ],
  ];
  const { state } = await playMove({ answers: { calendar }, events: [event] });

  expect(selectRescheduleView(state)?.freeTimes).toEqual({ '2026-11-23': 9, '2026-11-30': 9 });
});

it('a time that overlaps another visit is not counted, and a day of none but these is not chosen', async () => {
  const visit = { date: '2026-11-24', start_time: '09:10:00', end_time: '09:30:00' };
  const { state } = await playMove({
    given: appointmentsInStore([
      original,
      makeAppointment({ ...visit, id: 40 }),
      makeAppointment({ ...visit, id: 41, date: '2026-11-23', start_time: '08:00:00', end_time: '13:00:00' }),
      makeAppointment({ ...visit, id: 42, start_time: '11:00:00', end_time: '11:20:00', status: 'rejected' }),
      makeAppointment({ ...visit, id: 43, start_time: '10:00:00', end_time: '10:20:00', doctor_id: 77 }),
    ]),
    answers: {
      calendar: [[makeAvailability({ date: '2026-11-23' }), makeAvailability({ id: 2, date: '2026-11-24' })]],
    },
    events: [rescheduleOpened(7)],
  });

  expect(selectRescheduleView(state)).toMatchObject({
    date: '2026-11-24',
    freeTimes: { '2026-11-23': 0, '2026-11-24': 7 },
  });
});

it.each([
  ['the calendar cannot be read', 7, connectionLost()],
  ['the appointment is not known', 99, [makeAvailability({ date: '2026-11-23' })]],
])('no date is marked, and nothing is said, when %s', async (_, id, calendar) => {
  const { state } = await playMove({ answers: { calendar: [calendar] }, events: [rescheduleOpened(id)] });

  expect(selectRescheduleView(state)?.freeTimes).toBeUndefined();
  expect(noticesIn(state)).toEqual([]);
});

describe('the dialog opens', () => {
  const free = makeAvailability({ date: '2026-11-23' });
  const answers = { calendar: [[makeAvailability({ date: '2026-11-22', status: 'booked' }), free]], ranges: [[free]] };

  it('on the first date with a free time, with its times', async () => {
    const { state } = await playMove({ answers, events: [rescheduleOpened(7)] });

    expect(selectRescheduleView(state)?.date).toBe('2026-11-23');
    expect(selectSlotRanges(state)).toHaveLength(1);
  });

  it('on the date that a person has chosen before the calendar was there', async () => {
    const { state } = await playMove({ answers, events: [rescheduleOpened(7), rescheduleDateChosen('2026-11-30')] });

    expect(selectRescheduleView(state)?.date).toBe('2026-11-30');
  });

  it.each([
    ['has no free time in thirty days', []],
    ['cannot be read', connectionLost()],
  ])('on no date when the calendar %s', async (_, calendar) => {
    const { state } = await playMove({ answers: { calendar: [calendar] }, events: [rescheduleOpened(7)] });

    expect(selectRescheduleView(state)?.date).toBeNull();
  });
});
