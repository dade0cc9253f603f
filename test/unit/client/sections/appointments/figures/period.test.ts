import {
  datesOfPeriod,
  daysOfPeriod,
  knownPeriod,
  FIGURE_PERIODS,
  periodText,
} from '#client/sections/appointments/figures/period';
import { inEnglish } from '#test/support/inEnglish';

const TODAY = '2026-03-04';

it.each([
  ['all', '', '', 'all days'],
  ['thisWeek', '2026-03-02', '2026-03-08', '2 Mar – 8 Mar 2026'],
  ['nextWeek', '2026-03-09', '2026-03-15', '9 Mar – 15 Mar 2026'],
  ['lastMonth', '2026-02-01', '2026-02-28', '1 Feb – 28 Feb 2026'],
] as const)('%s of a Wednesday', (period, from, to, text) => {
  const dates = datesOfPeriod(period, TODAY);
  expect(dates).toEqual({ from, to });
  expect(knownPeriod(dates, TODAY)).toBe(period);
  expect(inEnglish(periodText(dates))).toBe(text);
});

it.each([
  ['', '', '2026-03-04', '2026-03-17', 'all days'],
  ['2026-03-06', '', '2026-03-06', '2026-03-19', 'from 6 Mar 2026'],
  ['', '2026-03-06', '2026-02-21', '2026-03-06', 'until 6 Mar 2026'],
  ['2026-12-30', '2027-01-02', '2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
  ['2026-01-01', '2026-12-31', '2026-01-01', '2026-01-31', '1 Jan – 31 Dec 2026'],
])('from %j to %j the days from %s to %s are drawn', (from, to, first, last, text) => {
  const days = daysOfPeriod({ from, to }, TODAY);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
  expect(days.length).toBeLessThanOrEqual(31);
  expect(inEnglish(periodText({ from, to }))).toBe(text);
});

it('other dates are none of the periods', () => {
  expect(knownPeriod({ from: '2026-03-02', to: '' }, TODAY)).toBeNull();
  expect(FIGURE_PERIODS).toHaveLength(4);
});
