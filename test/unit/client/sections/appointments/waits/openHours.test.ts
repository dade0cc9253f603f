import { appointments } from '#client/entities/appointments';
import { isOutside } from '#client/sections/appointments/waits/openHours';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

const DAY = '2026-11-24';

const range = (from: string, to: string, more: Partial<Availability> = {}) =>
  makeAvailability({ date: DAY, available_from: from, available_to: to, location_id: 3, ...more });

const visit = (start_time: string, end_time: string, more: Partial<Appointment> = {}) => {
  const { entities } = appointments.normalize([
    makeAppointment({ id: 1, date: DAY, start_time, end_time, location_id: 3, ...more }),
  ]);
  return appointments.entitiesIn(entities)[1]!;
};

const morning = [range('08:00:00', '12:00:00')];

it.each([
  ['in the middle', visit('09:00:00', '09:20:00'), morning, false],
  ['from the first minute', visit('08:00:00', '08:20:00'), morning, false],
  ['to the last minute', visit('11:40:00', '12:00:00'), morning, false],
  ['beginning a minute early', visit('07:59:00', '08:19:00'), morning, true],
  ['ending a minute late', visit('11:41:00', '12:01:00'), morning, true],
  ['on another date', visit('09:00:00', '09:20:00', { date: '2026-11-25' }), morning, true],
  ['at another place', visit('09:00:00', '09:20:00', { location_id: 4 }), morning, true],
  ['at the place, by its text', visit('09:00:00', '09:20:00', { location_id: '3' }), morning, false],
  ['at no place', visit('09:00:00', '09:20:00', { location_id: null as never }), morning, false],
  [
    'in hours of no place',
    visit('09:00:00', '09:20:00'),
    [range('08:00:00', '12:00:00', { location_id: null })],
    false,
  ],
  ['in booked hours', visit('09:00:00', '09:20:00'), [range('09:00:00', '09:20:00', { status: 'booked' })], false],
  [
    'over two ranges that touch',
    visit('09:50:00', '10:10:00'),
    [range('10:00:00', '11:00:00'), range('09:00:00', '10:00:00', { status: 'booked' })],
    false,
  ],
  ['over a gap', visit('09:50:00', '10:10:00'), [range('09:00:00', '10:00:00'), range('10:01:00', '11:00:00')], true],
  [
    'over a range of another place',
    visit('09:50:00', '10:10:00'),
    [range('09:00:00', '10:00:00'), range('10:00:00', '11:00:00', { location_id: 4 })],
    true,
  ],
  ['to midnight', visit('23:40:00', '00:00:00'), [range('20:00:00', '00:00:00')], false],
  ['in hours over midnight, before it', visit('23:00:00', '23:20:00'), [range('22:00:00', '02:00:00')], false],
  [
    'in hours over midnight, after it',
    visit('01:00:00', '01:20:00', { date: '2026-11-25' }),
    [range('22:00:00', '02:00:00')],
    false,
  ],
  ['beside hours over midnight', visit('09:00:00', '09:20:00'), [range('12:00:00', '08:00:00')], true],
  ['in hours that do not say until when', visit('09:00:00', '09:20:00'), [range('08:00:00', '')], true],
  ['without an end', visit('09:00:00', ''), morning, false],
  ['without an end, outside', visit('13:00:00', ''), morning, true],
  ['without a time', visit('', ''), morning, false],
  ['where there are no hours', visit('09:00:00', '09:20:00'), [], true],
])('an appointment %s: outside or not', (_, one, ranges, isIt) => {
  expect(isOutside(one, ranges)).toBe(isIt);
});
