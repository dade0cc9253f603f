import { dateTyped, timeTyped } from '#client/lib/typedDates';

describe('a date as it is typed', () => {
  it.each([
    ['2026-11-01'],
    ['1 Nov 2026'],
    ['01 Nov 2026'],
    ['1/11/2026'],
    ['01/11/2026'],
    ['1.11.2026'],
    ['1-11-2026'],
    ['  2026-11-01 '],
    ['1 nov 2026'],
    ['1 NOVEMBER 2026'],
    ['1 Nov 26'],
    ['1/11/26'],
    ['01/11/26'],
    ['1.11.26'],
    ['1-11-26'],
  ])('is understood as %j', (text) => expect(dateTyped(text)).toBe('2026-11-01'));

  it.each([
    ['28 feb 2027', '2027-02-28'],
    ['28/2/27', '2027-02-28'],
    ['1/1/99', '2099-01-01'],
  ])('is one of this century: %j', (text, date) => expect(dateTyped(text)).toBe(date));

  it('has its day before its month', () => expect(dateTyped('3/4/2026')).toBe('2026-04-03'));

  it.each([
    ['2024-02-29', '2024-02-29'],
    ['29/2/2024', '2024-02-29'],
  ])('may be a leap day: %j', (text, date) => expect(dateTyped(text)).toBe(date));

  it.each([
    [''],
    ['tomorrow'],
    ['2026-02-29'],
    ['30/2/2026'],
    ['2026-13-01'],
    ['11/13/2026'],
    ['1/11/126'],
    ['1/13/26'],
    ['2026-11-1'],
    ['2026-11-01T09:00'],
    ['1 Nov'],
  ])('is none as %j', (text) => expect(dateTyped(text)).toBeNull());
});

describe('a time as it is typed', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['09:30:00', '09:30'],
    [' 14:05 ', '14:05'],
    ['0', '00:00'],
    ['23:59', '23:59'],
  ])('%j is %s', (text, time) => expect(timeTyped(text)).toBe(time));

  it.each([
    ['2pm', '14:00'],
    ['2:15 pm', '14:15'],
    ['2:15 PM', '14:15'],
    ['2 p.m.', '14:00'],
    ['11 am', '11:00'],
    ['11a', '11:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['12:30 am', '00:30'],
  ])('in halves of a day %j is %s', (text, time) => expect(timeTyped(text)).toBe(time));

  it.each([[''], ['noon'], ['24:00'], ['9:60'], ['9:5'], ['-1'], ['12345'], ['9:30 xm']])('%j is none', (text) =>
    expect(timeTyped(text)).toBeNull(),
  );
});

it('reads dates and times in Arabic digits, and months in Arabic', () => {
  const months = ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر'];

  expect(dateTyped('21 نوفمبر 2026', months)).toBe('2026-11-21');
  expect(dateTyped('٢١/١١/٢٠٢٦')).toBe('2026-11-21');
  expect(timeTyped('٩:٣٠')).toBe('09:30');
});
