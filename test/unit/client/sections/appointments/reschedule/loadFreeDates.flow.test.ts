import { rescheduleDateChosen, rescheduleOpened, rescheduleResumed } from '#client/sections/appointments/list/events';
import { selectMovingHours, selectSlotRanges } from '#client/sections/appointments/reschedule/moving';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { listDoctorAvailabilities } from '#contract/availabilities';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { original, slot } from '#test/support/builders/moves';
import { atOnce } from '#test/support/service/desk';
import { moveService, noticesIn, playMove } from '#test/support/service/moves';

/** Hours of a doctor on these days, whatever else is said of them. */
const hoursOn = (...ranges: Parameters<typeof makeAvailability>[0][]) =>
  ranges.map((range, at) => makeAvailability({ id: at + 1, ...range }));
const monday = { date: '2026-11-23' };
const noCalendar = () => {
  const service = moveService({ hours: hoursOn(monday) });
  service.loses(({ endpoint }) => endpoint === listDoctorAvailabilities);
  return service;
};

it.each([
  ['is opened', rescheduleOpened(7)],
  ['comes back', rescheduleResumed({ appointmentId: 7, slot })],
])('the dialog knows the hours of all dates when it %s', async (_, event) => {
  const hours = hoursOn(monday, { date: '2026-11-24', status: 'booked' }, { date: '2026-12-21' });
  const state = await playMove(moveService({ hours }), [event]);

  expect(selectMovingHours(state)?.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24', '2026-12-21']);
});

it('a day of none but times that overlap other visits is not chosen', async () => {
  const visit = { date: '2026-11-24', start_time: '09:10:00', end_time: '09:30:00' };
  const shown = [
    original,
    makeAppointment({ ...visit, id: 40 }),
    makeAppointment({ ...visit, id: 41, date: '2026-11-23', start_time: '08:00:00', end_time: '13:00:00' }),
    makeAppointment({ ...visit, id: 42, start_time: '11:00:00', end_time: '11:20:00', status: 'rejected' }),
    makeAppointment({ ...visit, id: 43, start_time: '10:00:00', end_time: '10:20:00', doctor_id: 77 }),
  ];
  const service = moveService({ hours: hoursOn(monday, { date: '2026-11-24' }) });
  const state = await playMove(service, [rescheduleOpened(7)], { shown });

  expect(selectRescheduleView(state)?.date).toBe('2026-11-24');
});

it.each([
  ['the calendar cannot be read', 7, noCalendar()],
  ['the appointment is not known', 99, moveService({ hours: hoursOn(monday) })],
])('no date is marked, and nothing is said, when %s', async (_, id, service) => {
  const state = await playMove(service, [rescheduleOpened(id)]);

  expect(selectMovingHours(state)).toBeUndefined();
  expect(noticesIn(state)).toEqual([]);
});

describe('the dialog opens', () => {
  const hours = hoursOn({ date: '2026-11-22', status: 'booked' }, monday);

  it('on the first date with a free time, with its times', async () => {
    const state = await playMove(moveService({ hours }), [rescheduleOpened(7)]);

    expect(selectRescheduleView(state)?.date).toBe('2026-11-23');
    expect(selectSlotRanges(state)).toHaveLength(1);
  });

  it('on the date that a person has chosen before the calendar was there', async () => {
    const steps = [rescheduleOpened(7), atOnce(rescheduleDateChosen('2026-11-30'))];

    expect(selectRescheduleView(await playMove(moveService({ hours }), steps))?.date).toBe('2026-11-30');
  });

  it.each([
    ['has no free time in thirty days', moveService({ hours: [] })],
    ['cannot be read', noCalendar()],
  ])('on no date when the calendar %s', async (_, service) => {
    expect(selectRescheduleView(await playMove(service, [rescheduleOpened(7)]))?.date).toBeNull();
  });
});
