import { daysOf } from '#client/features/doctor-availability/calendar';
import { monthDays } from '#client/features/doctor-availability/late/monthDays';
import { lengthOfSpans } from '#client/lib/daySpans';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const slot = (date: string, from: string, to: string, status = 'available') =>
  makeAvailability({ date, available_from: `${from}:00`, available_to: `${to}:00`, status });

it('says of each day of a month how long it is open, and what of that is booked', () => {
  const days = daysOf([
    slot('2027-02-01', '08:00', '12:00'),
    slot('2027-02-01', '11:00', '13:00', 'booked'),
    slot('2027-02-28', '22:00', '02:00'),
    slot('2027-03-01', '08:00', '09:00'),
  ]);
  const expected = [
    makeAppointment({ date: '2027-02-01', start_time: '07:50:00', end_time: '08:10:00' }),
    makeAppointment({ date: '2027-02-02', start_time: '09:00:00', end_time: '09:20:00' }),
  ];
  const month = monthDays('2027-02-14', days, expected);

  expect(month).toHaveLength(28);
  expect(month[0]).toEqual({
    date: '2027-02-01',
    open: [{ start: 480, end: 780 }],
    booked: [
      { start: 480, end: 490 },
      { start: 660, end: 780 },
    ],
  });
  expect(month[1]).toEqual({ date: '2027-02-02', open: [], booked: [] });
  expect(month.map(({ open }) => lengthOfSpans(open)).filter(Boolean)).toEqual([300, 120]);
});
