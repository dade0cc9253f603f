import { rescheduleDateChosen, rescheduleOpened, rescheduleResumed } from '#client/sections/appointments/list/events';
import { selectSlotRanges } from '#client/sections/appointments/move/late/moving';
import { selectRescheduleView } from '#client/sections/appointments/move/selectors';
import { makeAvailability } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { noticesIn, playMove, slot } from '#test/support/builders/moves';

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

  expect(selectRescheduleView(state)?.freeDates).toEqual(['2026-11-23', '2026-11-30']);
});

it.each([
  ['the calendar cannot be read', 7, connectionLost()],
  ['the appointment is not known', 99, [makeAvailability({ date: '2026-11-23' })]],
])('no date is marked, and nothing is said, when %s', async (_, id, calendar) => {
  const { state } = await playMove({ answers: { calendar: [calendar] }, events: [rescheduleOpened(id)] });

  expect(selectRescheduleView(state)?.freeDates).toBeUndefined();
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
