import { minutesByDate, weeksAhead } from '#client/ui/charts/yearDays';
import { TODAY } from '#test/support/builders/clinic';

const on = (date: string, from: string, to: string) => ({ date, from, to });

it.each([
  ['none', [], []],
  ['one range', [on('2026-11-29', '09:00:00', '12:00:00')], [['2026-11-29', 180]]],
  ['two of a date', [on('2026-11-29', '17:00', '18:30'), on('2026-11-29', '09:00', '10:00')], [['2026-11-29', 150]]],
  ['two that overlap', [on('2026-11-29', '09:00', '11:00'), on('2026-11-29', '10:30', '11:15')], [['2026-11-29', 135]]],
  [
    'one inside another',
    [on('2026-11-29', '09:00', '12:00'), on('2026-11-29', '10:00', '11:00')],
    [['2026-11-29', 180]],
  ],
  ['until midnight', [on('2026-11-29', '22:00:00', '23:59:59')], [['2026-11-29', 120]]],
  [
    'past midnight',
    [on('2026-12-31', '23:00', '01:30')],
    [
      ['2026-12-31', 60],
      ['2027-01-01', 90],
    ],
  ],
])('the minutes of %s', (_, hours, minutes) => {
  expect([...minutesByDate(hours)]).toEqual(minutes);
});

it('the year ahead has 52 whole weeks, from the Monday of today on', () => {
  const days = weeksAhead(TODAY).flat();
  expect(days).toHaveLength(52 * 7);
  expect(days[0]).toBe('2026-11-16');
  expect(days.at(-1)).toBe('2027-11-14');
  expect(new Set(days).size).toBe(days.length);
});
