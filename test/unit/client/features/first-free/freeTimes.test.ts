import { nextFreeTimes } from '#client/features/first-free/freeTimes';
import { TODAY } from '#test/support/builders/clinic';
import { free, NOW, question } from '#test/support/sagas/findingFree';

const TOMORROW = '2026-11-22';
const starts = (hours: Parameters<typeof nextFreeTimes>[0], asked: Partial<typeof question> = {}, last?: string) =>
  nextFreeTimes(hours, [], { ...question, ...asked }, new Date(NOW), last).map(({ date, startTime }) =>
    date === TODAY ? startTime.slice(0, 5) : `${date} ${startTime.slice(0, 5)}`,
  );

it('the next three times are those of several days, until the last date', () => {
  const hours = [free('08:00', '09:00', { date: TOMORROW }), free('10:00', '10:20')];

  expect(starts(hours)).toEqual(['10:00', `${TOMORROW} 08:00`, `${TOMORROW} 08:20`]);
  expect(starts(hours, {}, TODAY)).toEqual(['10:00']);
});

it.each([
  ['from a date', { from: TOMORROW }, []],
  ['from an hour', { earliest: '10:05' }, ['10:20', '10:40', '11:00']],
  ['until an hour, by which it is over', { latest: '09:40' }, ['09:00', '09:20']],
  ['longer', { slots: 8, latest: '' }, ['09:00', '09:20']],
])('a time can be wanted %s', (_, wanted, expected) =>
  expect(starts([free('09:00', '12:00')], wanted)).toEqual(expected),
);

it('a time is over by midnight, whichever way the hours and the wish say that', () => {
  const hours = [free('23:00', '00:00')];

  expect(starts(hours, { earliest: '23:00', latest: '24:00' })).toEqual(['23:00', '23:20', '23:40']);
  expect(starts(hours, { earliest: '', latest: '23:59' })).toEqual(['23:00', '23:20']);
});
