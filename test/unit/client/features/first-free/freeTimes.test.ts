import { nextFreeTimes } from '#client/features/first-free/freeTimes';
import { TODAY } from '#test/support/builders/clinic';
import { free, NOW, question } from '#test/support/sagas/findingFree';

const TOMORROW = '2026-11-22';
const starts = (...given: Partial<Parameters<typeof nextFreeTimes>>) => {
  const [hours = [free('09:00', '12:00')], busy = [], asked = question, now = new Date(NOW), last = null] = given;
  return nextFreeTimes(hours, busy, asked, now, last).map(({ date, startTime }) =>
    date === TODAY ? startTime.slice(0, 5) : `${date} ${startTime.slice(0, 5)}`,
  );
};
const asked = (overrides: Partial<typeof question>) =>
  starts([free('09:00', '12:00')], [], { ...question, ...overrides });

it('the next three times come by date and hour, however the service orders the hours', () => {
  const hours = [free('08:00', '09:00', { date: TOMORROW }), free('11:00', '11:20'), free('10:00', '10:20')];

  expect(starts(hours)).toEqual(['10:00', '11:00', `${TOMORROW} 08:00`]);
});

it.each([
  ['from a date', { from: TOMORROW }, []],
  ['from an hour', { earliest: '10:05' }, ['10:20', '10:40', '11:00']],
  ['until an hour, by which it is over', { latest: '09:40' }, ['09:00', '09:20']],
  ['longer', { slots: 8, latest: '' }, ['09:00', '09:20']],
  ['longer than there is room', { slots: 10 }, []],
])('a time can be wanted %s', (_, wanted, expected) => expect(asked(wanted)).toEqual(expected));

it('a time is over by midnight, whichever way the hours and the wish say that', () => {
  const hours = [free('23:00', '00:00')];

  expect(starts(hours, [], { ...question, earliest: '23:00', latest: '24:00' })).toEqual(['23:00', '23:20', '23:40']);
  expect(starts(hours, [], { ...question, earliest: '', latest: '23:59' })).toEqual(['23:00', '23:20']);
});

it('a long time is left out where any part of it overlaps an appointment', () => {
  const busy = [{ date: TODAY, start_time: '09:50:00', end_time: '10:00:00' }];

  expect(starts([free('09:00', '12:00')], busy, { ...question, slots: 2 })).toEqual(['09:00', '10:00', '10:20']);
});

it('what has begun, what is over, and what comes after the last date is no free time', () => {
  const hours = [free('09:00', '10:00'), free('08:00', '09:00', { date: TOMORROW })];

  const now = new Date(2026, 10, 21, 9, 30);

  expect(starts(hours, [], question, now)).toEqual(['09:40', `${TOMORROW} 08:00`, `${TOMORROW} 08:20`]);
  expect(starts(hours, [], question, now, TODAY)).toEqual(['09:40']);
});
