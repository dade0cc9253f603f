import { countFree, firstDate, isInHalf, type OfferedSlot } from '#client/sections/appointments/chooser/times';

const at = (date: string, time: string, isClashing = false, locationId = 31): OfferedSlot => ({
  slot: { date, startTime: `${time}:00`, endTime: `${time.slice(0, 3)}59:00`, locationId },
  isClashing,
});
const [monday, tuesday] = ['2026-11-23', '2026-11-24'] as const;

it('a free time at two places counts once, and a day of taken times counts none', () => {
  const times = [
    at(monday, '09:00', true),
    at(tuesday, '09:00'),
    at(tuesday, '09:00', false, 32),
    at(tuesday, '09:20'),
  ];

  expect([...countFree(times)]).toEqual([
    [monday, 0],
    [tuesday, 2],
  ]);
});

it.each([
  ['the first with a free time', [at(monday, '09:00', true), at(tuesday, '09:00')], tuesday],
  ['the first with any time where none is free', [at(monday, '09:00', true), at(tuesday, '09:00', true)], monday],
  ['none of no times', [], null],
])('the first date is %s', (_, times, expected) => expect(firstDate(times)).toBe(expected));

it.each([
  ['11:40', true, false],
  ['12:00', false, true],
])('a time from %s on is in its half alone', (time, isMorning, isAfternoon) => {
  const { slot } = at(monday, time);

  expect([isInHalf(slot, 'mornings'), isInHalf(slot, 'afternoons'), isInHalf(slot, null)]).toEqual([
    isMorning,
    isAfternoon,
    true,
  ]);
});
