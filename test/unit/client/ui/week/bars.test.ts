import { setFirstDayOfWeek } from '#client/lib/week';
import { axisOf, hoursOver, linesApart, placedOn } from '#client/ui/week/axis';
import { daysTogether, equalDays } from '#client/ui/week/equalDays';
import { inEnglish } from '#test/support/inEnglish';

const HOUR = 60;
const spans = (...hours: [number, number][]) => hours.map(([start, end]) => ({ start: start * HOUR, end: end * HOUR }));

describe('the axis of bars', () => {
  it.each<[string, [number, number][], [number, number]]>([
    [
      'goes an hour beyond the first and the last hour there is',
      [
        [16, 20],
        [9, 13],
      ],
      [8, 21],
    ],
    ['begins and ends on whole hours', [[9.5, 19.25]], [8, 21]],
    ['ends with the day', [[0.5, 24]], [0, 24]],
    ['is six hours long at least', [[14, 15]], [13, 19]],
    ['also late in the evening', [[23, 24]], [18, 24]],
    ['is that of a usual day where nothing is', [], [8, 20]],
  ])('%s', (_, hours, [start, end]) =>
    expect(axisOf(spans(...hours))).toEqual({ start: start * HOUR, end: end * HOUR }),
  );

  it('places what stands on it, and writes at most six hours, with a line for each', () => {
    const axis = { start: 8 * HOUR, end: 20 * HOUR };

    expect(placedOn(axis, { start: 11 * HOUR, end: 14 * HOUR })).toEqual({ insetInlineStart: '25%', width: '25%' });
    expect(hoursOver(axis).map(({ label }) => label)).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00', '18:00']);
    expect(hoursOver(axis)[3]?.at).toBe(`${(3 * 100) / 6}%`);
    expect(linesApart(axis).slice(0, 6)).toBe('16.666');
  });
});

describe('weekdays that are the same', () => {
  afterEach(() => setFirstDayOfWeek(1));

  const together = (...days: number[]) => inEnglish(daysTogether(days));

  it('are found in the order of the week', () =>
    expect(equalDays((day) => (day === 5 ? 'break' : 'shifts'))).toEqual([[1, 2, 3, 4, 6, 0], [5]]));

  it.each([
    [[1, 2, 3, 4, 6, 0], 'Mon–Thu, Sat, Sun'],
    [[1], 'Mon'],
    [[1, 2], 'Mon, Tue'],
    [[1, 3, 5], 'Mon, Wed, Fri'],
    [[5, 6, 0], 'Fri–Sun'],
    [[1, 2, 3, 4, 5, 6, 0], 'Every day'],
  ])('%p are called %s', (days, said) => expect(together(...days)).toBe(said));

  it('follow each other as the week of the clinic does', () => {
    setFirstDayOfWeek(6);
    expect(together(6, 0, 1, 5)).toBe('Sat–Mon, Fri');
  });
});
