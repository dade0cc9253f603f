import { daysOf, durationText } from '#client/features/doctor-availability/hours/calendar';
import { makeAvailability } from '#test/support/builders/clinic';

const slot = (id: number, available_from: string, available_to: string, more = {}) =>
  makeAvailability({ id, available_from, available_to, ...more });

describe('the calendar of a doctor', () => {
  it('marks the slots that share time, and not those that only touch', () => {
    const [day] = daysOf([
      slot(1, '09:00:00', '12:00:00'),
      slot(2, '12:00:00', '13:00:00'),
      slot(3, '14:00:00', '18:00:00'),
      slot(4, '14:30:00', '15:00:00'),
      slot(5, '17:00:00', '19:00:00'),
      slot(6, '20:00:00', '00:00:00'),
      slot(7, '23:00:00', '23:30:00'),
    ]);
    expect(day?.slots.map(({ id, isOverlapping }) => [id, isOverlapping])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
      [6, true],
      [7, true],
    ]);
  });

  it('knows which slots are booked', () => {
    const [day] = daysOf([
      slot(1, '09:00:00', '10:00:00', { status: 'booked' }),
      slot(2, '10:00:00', '11:00:00', { status: null }),
    ]);
    expect(day?.slots.map(({ isBooked }) => isBooked)).toEqual([true, false]);
  });

  it.each([
    ['09:00:00', '12:00:00', 'doctorAvailability.hours', { hours: 3 }],
    ['09:00:00', '09:20:00', 'doctorAvailability.minutes', { minutes: 20 }],
    ['09:00:00', '10:30:00', 'doctorAvailability.hoursAndMinutes', { hours: 1, minutes: 30 }],
    ['10:00:00', '00:00:00', 'doctorAvailability.hours', { hours: 14 }],
    ['00:00:00', '24:00:00', 'doctorAvailability.hours', { hours: 24 }],
    ['23:20:00', '23:59:59', 'doctorAvailability.minutes', { minutes: 40 }],
    ['20:00:00', '01:30:00', 'doctorAvailability.hoursAndMinutes', { hours: 5, minutes: 30 }],
  ])('puts the length of %s - %s into words', (from, to, id, values) =>
    expect(durationText({ from, to })).toMatchObject({ id, values }),
  );
});
