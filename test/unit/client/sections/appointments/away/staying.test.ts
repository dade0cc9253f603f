import { stayUntil, staysOffered } from '#client/sections/appointments/away/staying';
import type { Availability } from '#contract/availabilities';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';

const groundOf = (now: string, ...hours: Partial<Availability>[]) => ({
  now: new Date(`${TODAY}T${now}:00+04:00`),
  hours: hours.map((range) => makeAvailability(range)),
});

it.each<[string, Partial<Availability>[], string | undefined, string[]]>([
  [
    'after the last hours of today',
    [{}, { available_to: '11:00:00' }],
    '12:00:00',
    ['12:20:00', '12:40:00', '13:00:00', '14:00:00'],
  ],
  ['until midnight at most', [{ available_to: '23:00:00' }], '23:00:00', ['23:20:00', '23:40:00', '23:59:59']],
  ['not after hours of another day', [{ date: '2026-11-22' }], undefined, []],
  ['not once the hours are over', [{ available_from: '07:00:00', available_to: '08:00:00' }], undefined, []],
])('a doctor can stay %s', (_, hours, end, until) => {
  const offered = staysOffered(groundOf('08:30', ...hours));

  expect(offered?.end).toBe(end);
  expect(offered?.until ?? []).toEqual(until);
});

it('the hours in which a doctor stays are at the place of the last ones, and not before their end', () => {
  const ground = groundOf('08:30', { location_id: 31 }, { location_id: 32, available_to: '13:00:00' });

  expect(stayUntil(ground, '13:40:00')?.hours).toMatchObject({
    location_id: 32,
    date: TODAY,
    available_from: '13:00:00',
    available_to: '13:40:00',
  });
  expect(stayUntil(ground, '12:40:00')).toBeNull();
});
