import { computedIn, ZONES } from '#test/support/inZone';

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

/**
 * What the product computes in a zone, for every range, and its day and weekday at the two ends of that zone's today.
 */
function datesIn(zone: string) {
  return computedIn(
    zone,
    `
    const { addDays, datesOnWeekdays, dayOf, daysBetween } = await import('./src/client/lib/dates.ts');
    const ranges = ${JSON.stringify(RANGES.map(([, from, to, weekdays]) => [from, to, weekdays]))};
    const year = datesOnWeekdays('2026-11-21', addDays('2026-11-21', 365), [0, 1, 2, 3, 4, 5, 6]);
    console.log(JSON.stringify({
      ranges: ranges.map(([from, to, weekdays]) => datesOnWeekdays(from, to, weekdays)),
      year: [year.length, new Set(year).size, year.at(-1)],
      morning: dayOf(new Date(2026, 10, 21, 0, 1)),
      evening: dayOf(new Date(2026, 10, 21, 23, 59)),
      overChange: daysBetween('2027-03-01', '2027-11-30'),
    }));`,
  );
}

describe.each(ZONES)('the dates of a plan in %s', (zone) => {
  const computed = datesIn(zone);

  it.each(RANGES.map(([what, , , , dates], index) => ({ what, dates, index })))(
    'are right over $what',
    ({ dates, index }) => {
      expect((computed.ranges as string[][])[index]).toEqual(dates);
    },
  );

  it('are 366 in a year and a day, each once', () => {
    expect(computed.year).toEqual([366, 366, '2027-11-21']);
  });

  it('begin with the local day, from its first minute to its last', () => {
    expect([computed.morning, computed.evening]).toEqual(['2026-11-21', '2026-11-21']);
  });

  it('count whole days over a change of the clocks', () => {
    expect(computed.overChange).toBe(274);
  });
});
