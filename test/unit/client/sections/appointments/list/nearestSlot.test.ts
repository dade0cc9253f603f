import { nearestSlot } from '#client/sections/appointments/list/patients/nearestSlot';
import { slot } from '#test/support/builders/moves';

it.each([
  [['09:20', '10:00', '10:20'], 585, '10:00'],
  [['09:20', '10:00'], 580, '09:20'],
  [['09:20', '10:00'], 581, '10:00'],
  [['15:40', '09:00'], 480, '09:00'],
  [['15:40', '09:00'], 1430, '15:40'],
  [[], 600, undefined],
])('of the slots at %j the one nearest to minute %i is that at %s', (starts, minute, expected) => {
  const slots = starts.map((startTime) => ({ ...slot, startTime }));

  expect(nearestSlot(slots, minute)?.startTime).toBe(expected);
});
