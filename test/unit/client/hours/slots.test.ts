import { fitsPlace, isClashing, slotsInARow, slotsOf, type Slot } from '#client/hours/slots';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';

const EARLY = new Date(2026, 10, 21, 0, 0);
const starts = (slots: readonly Slot[]) => slots.map(({ startTime }) => startTime.slice(0, 5));
const morning = { available_from: '09:00:00', available_to: '10:10:00' };

describe('the slots of a date', () => {
  it('step twenty minutes and fit wholly inside their range', () => {
    const slots = slotsOf([makeAvailability(morning)], TODAY, EARLY);

    expect(starts(slots)).toEqual(['09:00', '09:20', '09:40']);
    expect(slots[0]).toEqual({ date: TODAY, startTime: '09:00:00', endTime: '09:20:00', locationId: 31 });
  });

  it.each(['24:00:00', '00:00:00', '23:59:59'])('go on until midnight where their range ends at %s', (available_to) => {
    const slots = slotsOf([makeAvailability({ available_from: '22:50:00', available_to })], TODAY, EARLY);

    expect(starts(slots)).toEqual(['22:50', '23:10', '23:30']);
    const last = slotsOf([makeAvailability({ available_from: '23:00:00', available_to })], TODAY, EARLY).at(-1);
    expect(last).toMatchObject({ startTime: '23:40:00', endTime: '23:59:59' });
    expect(isClashing(last!, { date: TODAY, start_time: '23:50:00', end_time: '00:00:00' })).toBe(true);
  });

  it('end before the last minute of a day that ends at 23:59', () =>
    expect(
      starts(slotsOf([makeAvailability({ available_from: '23:00:00', available_to: '23:59:00' })], TODAY, EARLY)),
    ).toEqual(['23:00', '23:20']));

  it('leave out booked ranges and other dates, and name each time at a location once', () => {
    const ranges = [
      makeAvailability({ ...morning, location_id: 32 }),
      makeAvailability({ ...morning, available_to: '09:20:00' }),
      makeAvailability({ ...morning, available_to: '09:20:00' }),
      makeAvailability({ ...morning, available_from: '08:00:00', status: 'booked' }),
      makeAvailability({ ...morning, date: '2026-11-22' }),
    ];

    const slots = slotsOf(ranges, TODAY, EARLY);
    expect(slots.map(({ startTime, locationId }) => [startTime, locationId])).toEqual([
      ['09:00:00', 32],
      ['09:00:00', 31],
      ['09:20:00', 32],
      ['09:40:00', 32],
    ]);
  });

  it('are none once the date is over', () => {
    const justAfterMidnight = new Date(2026, 10, 22, 0, 5);

    expect(
      slotsOf([makeAvailability({ available_from: '23:00:00', available_to: '23:40:00' })], TODAY, justAfterMidnight),
    ).toEqual([]);
  });

  it('leave out what has begun today, and nothing of tomorrow', () => {
    const now = new Date(2026, 10, 21, 9, 20, 1);
    const tomorrow = makeAvailability({ ...morning, date: '2026-11-22' });

    expect(starts(slotsOf([makeAvailability(morning)], TODAY, now))).toEqual(['09:40']);
    expect(starts(slotsOf([tomorrow], '2026-11-22', now))).toHaveLength(3);
  });
});

it('longer times are slots side by side, also over the end of a range, but not in another place or after a gap', () => {
  const ranges = [
    makeAvailability({ available_from: '09:00:00', available_to: '09:40:00' }),
    makeAvailability({ available_from: '09:40:00', available_to: '10:00:00' }),
    makeAvailability({ available_from: '10:00:00', available_to: '10:20:00', location_id: 32 }),
    makeAvailability({ available_from: '11:00:00', available_to: '11:20:00' }),
  ];
  const slots = slotsOf(ranges, TODAY, EARLY);

  expect(slotsInARow(slots, 1)).toEqual(slots);
  expect(starts(slotsInARow(slots, 2))).toEqual(['09:00', '09:20']);
  expect(slotsInARow(slots, 3)).toEqual([{ date: TODAY, startTime: '09:00:00', endTime: '10:00:00', locationId: 31 }]);
  expect(slotsInARow(slots, 4)).toEqual([]);
});

it('a slot clashes with what overlaps it, not with what touches it', () => {
  const slot: Slot = { date: TODAY, startTime: '09:20:00', endTime: '09:40:00', locationId: 31 };
  const from = (start_time: string, end_time: string) => isClashing(slot, { date: TODAY, start_time, end_time });

  expect([from('09:00:00', '09:20:00'), from('09:40:00', '10:00:00'), from('09:10:00', '09:30:00')]).toEqual([
    false,
    false,
    true,
  ]);
});

it.each([
  ['08:00:00', '09:20'],
  ['09:00:00', '09:20'],
  ['', '09:20'],
  ['23:59:59', '24:00'],
  ['10:00:00', '10:00'],
])('an appointment from 09:00 that ends at "%s" takes the time until %s', (end_time, until) => {
  const visit = { date: TODAY, start_time: '09:00:00', end_time };
  const slot = (startTime: string, endTime: string): Slot => ({ date: TODAY, startTime, endTime, locationId: 31 });

  expect(isClashing(slot('09:00:00', '09:20:00'), visit)).toBe(true);
  expect(isClashing(slot('08:40:00', '09:00:00'), visit)).toBe(false);
  expect(isClashing(slot('23:40:00', '23:59:59'), visit)).toBe(until === '24:00');
  expect(isClashing(slot('09:20:00', '09:40:00'), visit)).toBe(until > '09:20');
});

it.each([
  [31, 31, true],
  [31, '31', true],
  [31, 32, false],
  [null, 31, true],
  [31, null, true],
])('a time at %p fits an appointment at %p: %p', (locationId, place, fits) =>
  expect(fitsPlace({ locationId }, place)).toBe(fits),
);
