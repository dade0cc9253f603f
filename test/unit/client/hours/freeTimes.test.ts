import { expectedBy, freeDays, timesOn, type TimesWanted } from '#client/hours/freeTimes';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';
import { storedVisits } from '#test/support/builders/visits';

const TOMORROW = '2026-11-22';
const LATER = '2026-11-30';

const open = (from: string, to: string, more: Partial<Availability> = {}) =>
  makeAvailability({ available_from: `${from}:00`, available_to: `${to}:00`, ...more });
const visit = (from: string, to: string, more: Partial<Appointment> = {}): Partial<Appointment> => ({
  id: from,
  start_time: `${from}:00`,
  end_time: to && `${to}:00`,
  status: 'confirmed',
  ...more,
});

/** The free times from 08:30 of today on, by day: `2026-11-21 09:00 09:20`. */
function found(
  hours: Availability[],
  visits: Partial<Appointment>[] = [],
  wanted: Partial<TimesWanted> = {},
): string[] {
  const calendar = { hours, visits: expectedBy(storedVisits(visits), 21), now: new Date(`${TODAY}T08:30`) };
  return [...freeDays(calendar, { from: TODAY, ...wanted })].map(({ date, slots }) =>
    [date, ...slots.map(({ startTime }) => startTime.slice(0, 5))].join(' '),
  );
}

const hour = [open('09:00', '10:00')];

it.each<[string, ReturnType<typeof found>, string[]]>([
  ['in hours', found(hour), [`${TODAY} 09:00 09:20 09:40`]],
  ['not in booked ones', found([open('09:00', '09:40', { status: 'booked' })]), []],
  ['not before this minute', found([open('08:00', '09:10')]), [`${TODAY} 08:40`]],
  ['not on a day that is over', found([open('09:00', '10:00', { date: '2026-11-20' })], [], { from: '' }), []],
  ['beside a visit', found(hour, [visit('09:20', '09:40')]), [`${TODAY} 09:00 09:40`]],
  ['beside one that begins within a slot', found(hour, [visit('09:10', '09:25')]), [`${TODAY} 09:40`]],
  ['beside a pending one', found(hour, [visit('09:00', '09:40', { status: '' })]), [`${TODAY} 09:40`]],
  ['beside one at another place', found(hour, [visit('09:00', '09:40', { location_id: 9 })]), [`${TODAY} 09:40`]],
  ['beside one without an end, which takes a slot', found(hour, [visit('09:00', '')]), [`${TODAY} 09:20 09:40`]],
  ['over one of another doctor', found(hour, [visit('09:00', '10:00', { doctor_id: 3 })]), found(hour)],
  ['over one of another day', found(hour, [visit('09:00', '10:00', { date: TOMORROW })]), found(hour)],
  ['over one that was cancelled', found(hour, [visit('09:00', '10:00', { status: 'canceled' })]), found(hour)],
  ['over one without a time', found(hour, [visit('', '', { start_time: '' })]), found(hour)],
  ['long enough, with no part of it taken', found(hour, [visit('09:50', '10:00')], { length: 2 }), [`${TODAY} 09:00`]],
  ['no longer than the hours', found(hour, [], { length: 4 }), []],
  ['that suit', found(hour, [], { suits: ({ startTime }) => startTime > '09:30' }), [`${TODAY} 09:40`]],
])('a free time is %s', (_, times, expected) => expect(times).toEqual(expected));

describe('the days with free times', () => {
  const hours = [LATER, TODAY, TOMORROW].map((date) => open('09:00', '09:20', { date }));

  it.each<[string, Partial<Appointment>[], Partial<TimesWanted>, string[]]>([
    ['come soonest first, however the service orders the hours', [], {}, [TODAY, TOMORROW, LATER]],
    ['begin with the first date', [], { from: TOMORROW }, [TOMORROW, LATER]],
    ['end with the last one', [], { until: TOMORROW }, [TODAY, TOMORROW]],
    ['leave out what is full', [visit('09:00', '09:20', { date: TOMORROW })], {}, [TODAY, LATER]],
    ['are none after all hours', [], { from: '2026-12-01' }, []],
  ])('%s', (_, visits, wanted, dates) =>
    expect(found(hours, visits, wanted)).toEqual(dates.map((date) => `${date} 09:00`)),
  );

  it('are found one by one: who wants the first looks at no other', () => {
    const suits = jest.fn(() => true);
    const calendar = { hours, visits: [], now: new Date(`${TODAY}T08:30`) };

    expect(freeDays(calendar, { from: '', suits }).next().value?.date).toBe(TODAY);
    expect(suits).toHaveBeenCalledTimes(1);
  });
});

it('a time that is taken tells by whom, and the one who is to be moved takes none', () => {
  const visits = storedVisits([visit('09:00', '09:10'), visit('09:05', '09:30'), visit('09:40', '10:00')]);
  const calendar = { hours: hour, visits: expectedBy(visits, '21', '09:40'), now: new Date(`${TODAY}T08:30`) };

  expect(timesOn(calendar, TODAY).map(({ expected }) => expected.map(({ id }) => id))).toEqual([
    ['09:00', '09:05'],
    ['09:05'],
    [],
  ]);
});
