import { countText, numberOf } from '#client/lib/counts';
import { inEnglish } from '#test/support/inEnglish';

describe('a number of a service', () => {
  it.each([
    [0, 0],
    [-3.5, -3.5],
    ['12', 12],
    [' 12.5 ', 12.5],
    ['0', 0],
  ])('%j is %d', (value, number) => expect(numberOf(value)).toBe(number));

  it.each([[null], [undefined], [''], ['  '], ['many'], [Number.NaN], [Infinity], ['Infinity'], [true], [{}], [[]]])(
    '%p is none',
    (value) => expect(numberOf(value)).toBeNull(),
  );
});

describe('the text of a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1200, '1,200'],
    [1234567, '1,234,567'],
    [-1200, '-1,200'],
    [1200.5, '1,200.5'],
    [null, 'N/A'],
  ])('%p is %s', (count, text) => expect(inEnglish(countText(count))).toBe(text));
});
