import fc from 'fast-check';

import { hoursOfSlot, type Slot } from '#client/hours/slots';
import { addDays } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import {
  seriesDates,
  seriesLines,
  type LineChoices,
  type SeriesRule,
} from '#client/sections/appointments/visits/series/series';
import { makeAvailability } from '#test/support/builders/clinic';
import { storedVisits } from '#test/support/builders/visits';
import { runs } from '#test/support/runs';

const weekly = { count: 4, weeks: 1, weekdays: [] };

// The first date is a Tuesday.
it.each<[string, SeriesRule, string[]]>([
  ['every week', weekly, ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']],
  ['every four weeks', { ...weekly, weeks: 4 }, ['2026-12-01', '2026-12-29', '2027-01-26', '2027-02-23']],
  ['on Sundays too', { ...weekly, weekdays: [0] }, ['2026-12-01', '2026-12-06', '2026-12-08', '2026-12-13']],
  ['on Mondays too', { ...weekly, weekdays: [1] }, ['2026-12-01', '2026-12-07', '2026-12-08', '2026-12-14']],
  [
    'on weekdays of every second week',
    { ...weekly, weeks: 2, weekdays: [4, 5] },
    ['2026-12-01', '2026-12-03', '2026-12-04', '2026-12-15'],
  ],
  ['one alone', { ...weekly, count: 1 }, ['2026-12-01']],
])('the dates of a series %s', (_, rule, dates) => expect(seriesDates('2026-12-01', rule)).toEqual(dates));

const at = (date: string, from: string, to: string, locationId = 31) =>
  makeAvailability({ date, available_from: `${from}:00`, available_to: `${to}:00`, location_id: locationId });
const slotAt = (date: string, from: string, to: string): Slot => ({
  date,
  startTime: `${from}:00`,
  endTime: `${to}:00`,
  locationId: 31,
});
const visit = (date: string, from: string, to: string, id = 8) => ({
  ...{ id, date, status: 'confirmed' },
  start_time: `${from}:00`,
  end_time: `${to}:00`,
});

const now = new Date('2026-11-21T08:00');
const first = slotAt('2026-12-01', '10:00', '10:20');
const tuesdays = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];
const open = tuesdays.map((date) => at(date, '09:40', '10:40'));
const NOTHING: LineChoices = { slots: {}, unticked: new Set() };

/** What each line says: its date, what stands in the way, the time that it gets, and whether it is ticked. */
function told(hours = open, visits: ReturnType<typeof visit>[] = [], choices = NOTHING, rule: SeriesRule = weekly) {
  const lines = seriesLines({ hours, visits: storedVisits(visits), now }, first, rule, choices);
  return lines.map(({ date, obstacle, slot, isTicked }) =>
    [
      isTicked ? 'x' : '-',
      date.slice(5),
      obstacle && (obstacle.is === 'taken' ? `taken by ${obstacle.by.id}` : obstacle.is),
      slot ? `${slot.date.slice(5)} ${slot.startTime.slice(0, 5)}` : 'none',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

it('every hour that is free is had', () =>
  expect(told()).toEqual(['x 12-01 12-01 10:00', 'x 12-08 12-08 10:00', 'x 12-15 12-15 10:00', 'x 12-22 12-22 10:00']));

it.each<[string, Parameters<typeof told>, string]>([
  [
    'one that is taken, the nearest of the day, the earlier of two',
    [open, [visit('2026-12-08', '10:00', '10:20')]],
    'x 12-08 taken by 8 12-08 09:40',
  ],
  [
    'one on a day that is taken, the nearest day within half a week, the earlier of two',
    [
      [...open, at('2026-12-06', '10:00', '11:00'), at('2026-12-10', '10:00', '11:00')],
      [visit('2026-12-08', '09:00', '11:00')],
    ],
    'x 12-08 taken by 8 12-06 10:00',
  ],
  [
    'one that is closed, the nearest hour of the nearest day',
    [[...open.filter(({ date }) => date !== '2026-12-08'), at('2026-12-09', '08:00', '09:20')]],
    'x 12-08 closed 12-09 09:00',
  ],
  [
    'one that is open elsewhere alone',
    [[...open.filter(({ date }) => date !== '2026-12-08'), at('2026-12-08', '10:00', '11:00', 32)]],
    '- 12-08 closed none',
  ],
  [
    'one that nothing is near to',
    [[...open.filter(({ date }) => date !== '2026-12-08'), at('2026-12-04', '10:00', '11:00')]],
    '- 12-08 closed none',
  ],
  [
    'one with something near by its own measure',
    [
      [...open.filter(({ date }) => date !== '2026-12-15'), at('2026-12-11', '10:00', '11:00')],
      [],
      NOTHING,
      { ...weekly, weeks: 2 },
    ],
    'x 12-15 closed 12-11 10:00',
  ],
  [
    'one whose time was chosen for another',
    [open, [], { ...NOTHING, slots: { '2026-12-01': slotAt('2026-12-08', '10:00', '10:20') } }],
    'x 12-08 planned 12-08 09:40',
  ],
  [
    'a chosen one, although it is taken',
    [
      open,
      [visit('2026-12-08', '10:00', '10:20')],
      { ...NOTHING, slots: { '2026-12-08': slotAt('2026-12-08', '10:00', '10:20') } },
    ],
    'x 12-08 taken by 8 12-08 10:00',
  ],
  ['one that is not wanted', [open, [], { ...NOTHING, unticked: new Set(['2026-12-08']) }], '- 12-08 12-08 10:00'],
  [
    'one whose time is free because another is not wanted',
    [open, [], { slots: { '2026-12-01': slotAt('2026-12-08', '10:00', '10:20') }, unticked: new Set(['2026-12-01']) }],
    'x 12-08 12-08 10:00',
  ],
])('what becomes of %s', (_, given, line) => expect(told(...given)).toContain(line));

it('whatever is open, taken, chosen or not wanted, no two lines that are ticked share time, and none is taken', () => {
  const minute = fc.integer({ min: 0, max: 6 }).map((at) => 9 * 60 + at * 10);
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  const day = fc.integer({ min: 0, max: 27 }).map((after) => addDays('2026-12-01', after));
  const span = fc.record({ date: day, from: minute, length: fc.constantFrom(20, 40, 60) });
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 30 }),
      fc.array(span, { maxLength: 10 }),
      fc.array(day, { maxLength: 6 }),
      fc.record({
        count: fc.integer({ min: 1, max: 12 }),
        weeks: fc.constantFrom(1, 2),
        weekdays: fc.subarray([0, 3]),
      }),
      (opened, taken, unwanted, rule) => {
        const hours = opened.map(({ date, from, length }) => at(date, clock(from), clock(from + length)));
        const visits = storedVisits(
          taken.map(({ date, from, length }, id) => visit(date, clock(from), clock(from + length), id + 1)),
        );
        const given = { hours, visits, now };
        const lines = seriesLines(given, { ...first, startTime: '09:20:00', endTime: '09:40:00' }, rule, {
          slots: {},
          unticked: new Set(unwanted),
        });
        const had = lines.flatMap(({ isTicked, slot }) => (isTicked && slot ? [hoursOfSlot(slot)] : []));

        expect(lines.map(({ date }) => date)).toEqual(seriesDates(first.date, rule));
        for (const [place, one] of had.entries()) {
          expect(had.slice(place + 1).filter((other) => sharesTime(one, other))).toEqual([]);
          const busy = visits.filter(({ date, start_time: from, end_time: to }) => sharesTime(one, { date, from, to }));
          expect(busy).toEqual([]);
        }
      },
    ),
    runs(200),
  );
});
