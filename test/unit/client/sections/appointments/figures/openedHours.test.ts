import * as fc from 'fast-check';

import { timeOfMinutes } from '#client/lib/dates';
import { openedDay } from '#client/sections/appointments/figures/openedHours';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';

const TOMORROW = '2026-11-22';
const YESTERDAY = '2026-11-20';
const range = (available_from: string, available_to: string, overrides = {}) =>
  makeAvailability({ available_from, available_to, ...overrides });
const visit = (start_time: string, end_time: string, overrides = {}) => ({
  ...makeAppointment({ start_time, end_time, ...overrides }),
  status: 'pending',
  ...overrides,
});

it.each([
  ['nothing', [], [], { open: 0, taken: 0 }],
  ['a range', [range('08:00:00', '10:00:00')], [], { open: 120, taken: 0 }],
  ['two that overlap', [range('08:00', '10:00'), range('09:30', '11:00')], [], { open: 180, taken: 0 }],
  [
    'one that is booked',
    [range('08:00', '09:00'), range('09:00', '09:20', { status: 'booked' })],
    [],
    { open: 80, taken: 20 },
  ],
  [
    'a visit in a booked range counts once',
    [range('09:00', '09:20', { status: 'booked' })],
    [visit('09:00', '09:20')],
    { open: 20, taken: 20 },
  ],
  ['a visit half outside', [range('08:00', '10:00')], [visit('09:40', '10:20')], { open: 120, taken: 20 }],
  [
    'one that was cancelled',
    [range('08:00', '10:00')],
    [visit('08:00', '09:00', { status: 'canceled' })],
    { open: 120, taken: 0 },
  ],
  ['one without a time', [range('08:00', '10:00')], [visit('', '')], { open: 120, taken: 0 }],
  ['another day', [range('08:00', '10:00', { date: TOMORROW })], [visit('08:00', '09:00')], { open: 0, taken: 0 }],
  ['over midnight, until it', [range('21:00', '02:00')], [visit('23:40', '00:20')], { open: 180, taken: 20 }],
  [
    'over midnight, from the day before',
    [range('21:00', '02:00', { date: YESTERDAY })],
    [visit('23:40', '00:20', { date: YESTERDAY })],
    { open: 120, taken: 20 },
  ],
  ['no length', [range('09:00', '09:00')], [], { open: 0, taken: 0 }],
  ['until midnight', [range('23:00', '23:59:59')], [visit('23:30', '23:59:59')], { open: 60, taken: 30 }],
])('%s', (_, hours, visits, expected) => {
  expect(openedDay(hours, visits, TODAY)).toEqual(expected);
});

const span = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, long]) => ({ from: 480 + from * 5, to: 480 + (from + long) * 5 }));

it('open and taken are what a look at every minute finds', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ span, isBooked: fc.boolean() }), { maxLength: 6 }),
      fc.array(span, { maxLength: 6 }),
      (ranges, visits) => {
        const hours = ranges.map(({ span: { from, to }, isBooked }) =>
          range(timeOfMinutes(from), timeOfMinutes(to), { status: isBooked ? 'booked' : 'available' }),
        );
        const busy = visits.map(({ from, to }) => visit(timeOfMinutes(from), timeOfMinutes(to)));
        const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
        const isIn = (minute: number) => (one: { from: number; to: number }) => minute >= one.from && minute < one.to;
        const open = minutes.filter((minute) => ranges.some(({ span: one }) => isIn(minute)(one)));
        const taken = open.filter(
          (minute) =>
            visits.some(isIn(minute)) || ranges.some(({ span: one, isBooked }) => isBooked && isIn(minute)(one)),
        );
        expect(openedDay(hours, busy, TODAY)).toEqual({ open: open.length, taken: taken.length });
      },
    ),
    runs(80),
  ));
