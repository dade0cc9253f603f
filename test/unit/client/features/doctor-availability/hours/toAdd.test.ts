import { addDays, dayOf } from '#client/lib/dates';
import { datesOnWeekdays, daysBetween } from '#client/lib/reckoning';
import { inZone, ZONES } from '#test/support/inZone';

/** Ranges that a wrong use of moments would get wrong: ends of months, leap days, days of 23 and 25 hours. */
const RANGES: [what: string, from: string, to: string, weekdays: number[], dates: string[]][] = [
  [
    'the end of a month and of a year',
    '2026-12-30',
    '2027-01-02',
    [0, 1, 2, 3, 4, 5, 6],
    ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  ],
  ['a leap day', '2028-02-28', '2028-03-01', [0, 1, 2, 3, 4, 5, 6], ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['a February without one', '2027-02-28', '2027-03-01', [0, 1], ['2027-02-28', '2027-03-01']],
  ['the day of 23 hours in Los Angeles', '2027-03-13', '2027-03-15', [0, 6], ['2027-03-13', '2027-03-14']],
  ['the day of 25 hours in Los Angeles', '2027-10-31', '2027-11-14', [0], ['2027-10-31', '2027-11-07', '2027-11-14']],
  ['a single date', '2026-11-21', '2026-11-21', [6], ['2026-11-21']],
  ['a weekday that does not occur', '2026-11-21', '2026-11-21', [0], []],
];

describe.each(ZONES)('the dates of a plan in %s', (zone) => {
  it.each(RANGES)('are right over %s', (_, from, to, weekdays, dates) =>
    expect(inZone(zone, () => datesOnWeekdays(from, to, weekdays))).toEqual(dates),
  );

  it('are 366 in a year and a day, each once', () => {
    const year = inZone(zone, () => datesOnWeekdays('2026-11-21', addDays('2026-11-21', 365), [0, 1, 2, 3, 4, 5, 6]));

    expect([year.length, new Set(year).size, year.at(-1)]).toEqual([366, 366, '2027-11-21']);
  });

  it.each([
    ['first', 0, 1],
    ['last', 23, 59],
  ])('begin with the local day, in its %s minute', (_, hours, minutes) =>
    expect(inZone(zone, () => dayOf(new Date(2026, 10, 21, hours, minutes)))).toBe('2026-11-21'),
  );

  it('count whole days over a change of the clocks', () =>
    expect(inZone(zone, () => daysBetween('2027-03-01', '2027-11-30'))).toBe(274));
});

it('a day begins at another moment in each zone, or these tests would prove nothing', () => {
  const midnights = ZONES.map((zone) => inZone(zone, () => new Date(2026, 10, 21).toISOString()));

  expect(midnights).toEqual(['2026-11-20T20:00:00.000Z', '2026-11-21T08:00:00.000Z', '2026-11-20T10:00:00.000Z']);
});
