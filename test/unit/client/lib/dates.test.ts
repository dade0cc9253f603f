import { longDate, relativeDay } from '#client/lib/dates';

describe('a date', () => {
  it.each([
    ['2026-11-21', 'Sat, 21 Nov 2026'],
    ['2027-02-01', 'Mon, 1 Feb 2027'],
    ['soon', 'soon'],
    ['', ''],
  ])('reads %p as %p', (date, shown) => {
    expect(longDate(date)).toBe(shown);
  });

  it.each([
    ['2026-12-31', 'yesterday'],
    ['2027-01-01', 'today'],
    ['2027-01-02', 'tomorrow'],
    ['2027-01-03', null],
    ['2026-01-01', null],
    ['soon', null],
    ['', null],
  ])('is told from today where it is near: %p is %p', (date, near) => {
    expect(relativeDay(date, '2027-01-01')).toBe(near);
  });
});
