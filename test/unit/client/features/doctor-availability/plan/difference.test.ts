import fc from 'fast-check';

import {
  closedOf,
  differenceOf,
  lineCounts,
  opening,
  type HoursDifference,
} from '#client/features/doctor-availability/plan/difference';
import type { HoursGround, Visit } from '#client/features/doctor-availability/plan/staying';
import { addDays, endMinutesOf, endOfMinutes, minutesOf, timeOfMinutes } from '#client/lib/dates';
import { weekdayOf } from '#client/lib/week';
import { EMPTY_WEEK, everyDay, hoursOfSpan, type Week } from '#client/ui/week/week';
import type { Availability } from '#contract/availabilities';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';

/** A Tuesday well ahead. */
const DAY = '2026-12-08';

const hours = (text: string, more: Partial<Availability> = {}) => {
  const [from = '', to = ''] = text.split('-');
  return makeAvailability({
    date: DAY,
    available_from: `${from}:00`,
    available_to: to === '24:00' ? '23:59:59' : `${to}:00`,
    ...more,
  });
};
const visit = (text: string, more: Partial<Visit> = {}): Visit => {
  const [start = '', end = ''] = text.split('-');
  return { doctorId: 21, date: DAY, start, end, patient: 'Mona Aziz', ...more };
};
const wanted = (...ranges: string[]): Week =>
  everyDay(ranges.map((text) => ({ from: text.split('-')[0] ?? '', to: text.split('-')[1] ?? '' })));
const ground = (visits: HoursGround['visits'] = [], more: Partial<HoursGround> = {}): HoursGround => ({
  locationId: 31,
  visits,
  today: TODAY,
  minute: 480,
  ...more,
});

const said = (known: Availability[], week: Week, on: HoursGround = ground(), date = DAY) =>
  differenceOf(known, on, { week, startDate: date, endDate: date }).map((line) => {
    const why = 'why' in line ? line.why : null;
    const reason = why && 'why' in why ? (why.why?.is ?? 'nothing') : why?.is;
    return [
      line.sign,
      `${line.available_from.slice(0, 5)}-${line.available_to.slice(0, 5)}`,
      ...(reason ? [reason] : []),
    ].join(' ');
  });

it.each<[string, Availability[], Week, HoursGround, string[]]>([
  [
    'splits a day: the old range goes, the two new ones come',
    [hours('08:30-17:30')],
    wanted('08:30-12:00', '14:00-17:30'),
    ground(),
    ['remove 08:30-17:30', 'add 08:30-12:00', 'add 14:00-17:30'],
  ],
  [
    'keeps what is wanted, booked or not',
    [hours('10:00-12:00', { status: 'booked' })],
    wanted('10:00-12:00'),
    ground(),
    ['same 10:00-12:00'],
  ],
  [
    'keeps what is booked, and leaves out whole what overlaps it',
    [hours('10:00-12:00', { status: 'booked' })],
    wanted('09:00-10:05', '12:00-13:00'),
    ground(),
    ['leftOut 09:00-10:05 taken', 'stays 10:00-12:00 taken', 'add 12:00-13:00'],
  ],
  [
    'keeps that in which somebody is expected, from the last minute on',
    [hours('10:00-12:00'), hours('15:00-16:00', { id: 2 })],
    EMPTY_WEEK,
    ground([
      visit('11:59:00-12:19:00'),
      visit('12:00:00-15:00:00'),
      visit('15:20:00-15:40:00', { doctorId: 21, date: addDays(DAY, 1) }),
    ]),
    ['stays 10:00-12:00 taken', 'remove 15:00-16:00'],
  ],
  [
    'keeps all of a day on which somebody without a time is expected, and reckons a visit without an end',
    [hours('10:00-12:00'), hours('15:00-16:00', { id: 2, date: addDays(DAY, 1) })],
    EMPTY_WEEK,
    ground([visit('-'), visit('14:50:00-', { date: addDays(DAY, 1) })]),
    ['stays 10:00-12:00 taken'],
  ],
  [
    'removes nothing where nobody knows who is expected',
    [hours('10:00-12:00')],
    wanted('11:00-13:00'),
    ground(null),
    ['same 10:00-12:00 unknown', 'leftOut 11:00-13:00 unknown'],
  ],
  [
    'never removes hours of another place, and adds nothing over them',
    [hours('10:00-12:00', { location_id: 77 }), hours('18:00-19:00', { id: 2, location_id: null })],
    wanted('09:00-11:00', '12:00-14:00'),
    ground(),
    ['leftOut 09:00-11:00 elsewhere', 'add 12:00-14:00'],
  ],
  [
    'knows the end of a day in each way it is written',
    [hours('20:00-24:00'), hours('08:00-09:00', { id: 2, available_to: '09:00' })],
    wanted('08:00-09:00', '20:00-24:00'),
    ground(),
    ['same 08:00-09:00', 'same 20:00-23:59'],
  ],
  [
    'leaves hours alone whose times are missing',
    [hours('10:00-12:00', { available_to: '' })],
    EMPTY_WEEK,
    ground(),
    [],
  ],
  [
    'sees what reaches over midnight',
    [hours('22:00-03:00', { date: addDays(DAY, -1), status: 'booked' })],
    wanted('02:00-04:00', '04:00-05:00'),
    ground(),
    ['leftOut 02:00-04:00 taken', 'add 04:00-05:00'],
  ],
])('%s', (_, known, week, on, lines) => {
  expect(said(known, week, on)).toEqual(lines);
});

describe('a leave', () => {
  const week = (at: number) => addDays(DAY, at * 7);
  const doctor = { id: 21, name: 'Dr. Omar Khoury' };
  const question = { doctors: [doctor], locationId: 31, week: wanted('09:00-13:00'), startDate: DAY, endDate: week(2) };
  const around = [0, 2].map((at) => hours('10:00-12:00', { id: at, date: week(at), status: 'booked' }));
  const lines = differenceOf(around, ground(), question);
  const difference: HoursDifference = { question, doctors: [{ doctor, lines }], unread: [], lacksVisits: false };
  const added = ({ doctors }: HoursDifference) => lineCounts(doctors.flatMap((one) => one.lines)).add;

  it('stays a leave: what was closed between weeks with hours is left out until it is ticked', () => {
    expect(lines.find(({ date }) => date === week(1))).toMatchObject({ sign: 'leftOut', why: { is: 'closed' } });
    expect(closedOf(difference)).toEqual({ closed: [{ date: week(1), doctors: 1, total: 1 }], ticked: [] });

    const opened = opening(difference, [week(1), addDays(DAY, 1)]);
    expect(closedOf(opened).ticked).toEqual([week(1)]);
    expect(added(opened)).toBe(added(difference) + 1);
    expect(opening(opened, [])).toEqual(difference);
  });

  it('is seen at the place of the plan, and also where all of its hours go', () => {
    const elsewhere = around.map((slot) => ({ ...slot, location_id: 99 }));
    const going = around.map((slot) => ({ ...slot, status: 'available' }));
    const closedDatesOf = (known: Availability[]) =>
      closedOf({ ...difference, doctors: [{ doctor, lines: differenceOf(known, ground(), question) }] }).closed;

    expect([elsewhere, going].map((known) => closedDatesOf(known).length)).toEqual([0, 1]);
  });
});

it('leaves days before today alone, and of today what has begun, and adds nothing that has', () => {
  const today = [hours('07:00-09:20', { date: TODAY }), hours('10:30-12:00', { id: 2, date: TODAY })];
  const on = ground([], { minute: 600 });

  expect(said(today, wanted('08:00-09:00', '09:30-10:10', '10:00-11:00', '16:00-18:00'), on, TODAY)).toEqual([
    'same 07:00-09:20 begun',
    'leftOut 08:00-09:00 begun',
    'leftOut 09:30-10:10 begun',
    'add 10:00-11:00',
    'remove 10:30-12:00',
    'add 16:00-18:00',
  ]);
  const yesterday = addDays(TODAY, -1);
  expect(said([hours('08:00-09:00', { date: yesterday })], wanted('10:00-11:00'), on, yesterday)).toEqual([
    'same 08:00-09:00 begun',
  ]);
});

it('counts four weeks of five days for one of three doctors, one of whose ranges is booked', () => {
  const days = Array.from({ length: 28 }, (_, at) => addDays('2026-12-07', at)).filter(
    (date) => weekdayOf(date) % 6 > 0,
  );
  const known = days.map((date, at) =>
    hours('09:00-17:00', { id: at + 1, date, ...(at === 3 && { status: 'booked' }) }),
  );
  const week = wanted('09:00-12:00', '14:00-18:00').map((ranges, day) => (day % 6 > 0 ? ranges : []));
  const lines = differenceOf(known, ground(), { week, startDate: '2026-12-07', endDate: '2027-01-03' });

  expect(lineCounts(lines)).toEqual({ add: 38, remove: 19, same: 0, stays: 1, leftOut: 2 });
});

describe('against a naive model, whatever is there and wanted', () => {
  const anySpan = fc.tuple(fc.nat(46), fc.integer({ min: 1, max: 12 })).map(([start, length]) => ({
    start: start * 30,
    end: Math.min((start + length) * 30, 1440),
  }));
  const apart = (spans: { start: number; end: number }[]) =>
    spans.reduce<{ start: number; end: number }[]>(
      (kept, one) => (kept.some((other) => one.start < other.end && other.start < one.end) ? kept : [...kept, one]),
      [],
    );
  const anyDay = fc.array(anySpan, { maxLength: 5 }).map(apart);
  const anyWeek = fc.array(anyDay, { minLength: 7, maxLength: 7 });
  const anyHours = fc.array(
    fc.record({
      day: fc.nat(6),
      span: anySpan,
      place: fc.constantFrom(31, 31, 31, 99),
      status: fc.constantFrom('available', 'available', 'booked'),
    }),
    { maxLength: 14 },
  );
  const anyVisits = fc.array(fc.record({ day: fc.nat(6), start: fc.nat(70) }), { maxLength: 4 });

  it('removes what is neither wanted nor needed, and adds what is wanted and free', () => {
    fc.assert(
      fc.property(anyWeek, anyHours, anyVisits, (spans, there, visits) => {
        const known = there.map(({ day, span, place, status }, at) =>
          makeAvailability({
            id: at + 1,
            location_id: place,
            status,
            date: addDays(TODAY, day),
            available_from: timeOfMinutes(span.start),
            available_to: endOfMinutes(span.end),
          }),
        );
        const expected = visits.map(({ day, start }) =>
          visit(`${timeOfMinutes(start * 20)}-${timeOfMinutes(start * 20 + 20)}`, { date: addDays(TODAY, day) }),
        );
        const week = spans.map((day) => day.map(hoursOfSpan));
        const now = 600;
        const lines = differenceOf(known, ground(expected, { minute: now }), {
          week,
          startDate: TODAY,
          endDate: addDays(TODAY, 6),
        });

        const minutes = ({ date, available_from, available_to }: Availability) => ({
          date,
          start: minutesOf(available_from),
          end: endMinutesOf(available_to),
        });
        const isWanted = (one: Availability) => {
          const { date, start, end } = minutes(one);
          return spans[weekdayOf(date)]!.some((span) => span.start === start && span.end === end);
        };
        const isNeeded = (one: Availability) => {
          const { date, start, end } = minutes(one);
          const hasVisit = visits.some(
            (who) => addDays(TODAY, who.day) === date && who.start * 20 < end && start < who.start * 20 + 20,
          );
          return one.location_id !== 31 || one.status === 'booked' || hasVisit || (date === TODAY && start <= now);
        };
        const goes = known.filter((one) => !isWanted(one) || one.location_id !== 31).filter((one) => !isNeeded(one));
        const stays = known.filter((one) => !goes.includes(one));
        const comes = Array.from({ length: 7 }, (_, day) => addDays(TODAY, day)).flatMap((date) =>
          spans[weekdayOf(date)]!.filter(({ start }) => !(date === TODAY && start < now))
            .filter(
              ({ start, end }) =>
                !stays.some(
                  (one) => minutes(one).date === date && start < minutes(one).end && minutes(one).start < end,
                ),
            )
            .map(({ start }) => `${date} ${timeOfMinutes(start)}`),
        );
        const idsOf = (sign: string) =>
          lines.flatMap((line) => (line.sign === sign && 'slot' in line ? [Number(line.slot.id)] : []));
        expect(idsOf('remove').sort((a, b) => a - b)).toEqual(goes.map(({ id }) => Number(id)));
        const added = lines.filter(({ sign }) => sign === 'add').map((line) => `${line.date} ${line.available_from}`);
        expect(added.sort()).toEqual(comes.sort());
      }),
      runs(200),
    );
  });
});
