import {
  datesOfMonth,
  openedDays,
  openedText,
  nextWeeks,
} from '#client/features/doctor-availability/calendar/monthDays';
import { daysOf } from '#client/features/doctor-availability/hours/calendar';
import { lengthOfSpans } from '#client/lib/daySpans';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const slot = (date: string, from: string, to: string, status = 'available') =>
  makeAvailability({ date, available_from: `${from}:00`, available_to: `${to}:00`, status });

it('says of each day of a month how long it is open, and what of that is booked', () => {
  const days = daysOf([
    slot('2027-02-01', '08:00', '12:00'),
    slot('2027-02-01', '11:00', '13:00', 'booked'),
    slot('2027-01-31', '21:00', '00:30'),
    slot('2027-02-04', '21:30', '01:15', 'booked'),
    slot('2027-02-09', '10:00', '10:00'),
    slot('2027-02-28', '22:00', '02:00'),
    slot('2027-03-01', '08:00', '09:00'),
  ]);
  const expected = [
    makeAppointment({ date: '2027-02-01', start_time: '07:50:00', end_time: '08:10:00' }),
    makeAppointment({ date: '2027-02-02', start_time: '09:00:00', end_time: '09:20:00' }),
  ];
  const month = openedDays(datesOfMonth('2027-02-14'), days, expected);

  expect(month).toHaveLength(28);
  expect(month[0]).toEqual({
    date: '2027-02-01',
    open: [
      { start: 0, end: 30 },
      { start: 480, end: 780 },
    ],
    booked: [
      { start: 480, end: 490 },
      { start: 660, end: 780 },
    ],
  });
  expect(month[1]).toEqual({ date: '2027-02-02', open: [], booked: [] });
  expect(month.map(({ open }) => lengthOfSpans(open)).filter(Boolean)).toEqual([330, 150, 75, 120]);
  expect(month[4]).toMatchObject({ date: '2027-02-05', booked: [{ start: 0, end: 75 }] });
});

it('begins with the week of today, and has the next ones too, though a month ends', () => {
  const dates = nextWeeks('2026-11-29');

  expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-11-23', '2026-12-27', 35]);
});

it('says the hours of a day in short, with minutes where there are any', () =>
  expect(
    openedText([
      { start: 0, end: 45 },
      { start: 540, end: 780 },
      { start: 1080, end: 1440 },
    ]),
  ).toEqual(['00–00:45', '09–13', '18–24']));
