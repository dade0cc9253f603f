import type { Text } from '#client/lib/text';
import { figuresRows } from '#client/sections/appointments/figures/figuresCsv';
import { openedIn } from '#client/sections/appointments/figures/opened';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';

const t = (text: Text, values = {}) =>
  inEnglish(typeof text === 'string' ? text : { ...text, values: { ...text.values, ...values } });

const opened = openedIn({
  doctors: ['21', '22'],
  hours: [
    [
      makeAvailability({ available_from: '08:00:00', available_to: '10:30:00' }),
      makeAvailability({ available_from: '10:00:00', available_to: '11:00:00', status: 'booked' }),
    ].map((range) => ({ ...range, date: TODAY })),
    undefined,
  ],
  visits: new Map(),
  names: new Map([['21', 'Lina Farouk']]),
  days: [TODAY],
  now: new Date(`${TODAY}T07:00:00`).getTime(),
});

it('has the opened hours that were read beside the pictures, and nothing of what was not', () => {
  const picture = {
    id: 'weekday' as const,
    rows: [{ label: 'Monday', key: '1' }],
    columns: [{ label: 'All', key: 'all' }],
    counts: [[7]],
    shares: ['<1'],
    lacking: [{ need: 'time' as const, count: 2 }],
  };
  expect(figuresRows([picture as never], opened, () => 'all days', t)).toEqual([
    ['Picture', 'Row', 'Column', 'Number'],
    ['Cancelled by weekday: all days', 'Monday', 'All', 7],
    ['Cancelled by weekday: all days', 'Monday', 'Cancelled and rejected of all, %', '<1'],
    ['Cancelled by weekday: all days', null, '2 without a time', 2],
    ['Opened hours', 'Dr. Lina Farouk', 'Sat 21 Nov, open minutes', 180],
    ['Opened hours', 'Dr. Lina Farouk', 'Sat 21 Nov, taken minutes', 60],
  ]);
});
