import fc from 'fast-check';

import { aed } from '#client/lib/money';
import { degreesIn, hasDecimalComma, plainDecimal, wholeNumberIn } from '#contract/text/numbers';
import { inEnglish } from '#test/support/inEnglish';

describe('an amount that was typed or pasted', () => {
  test.each([
    ['a whole one', '120', '120'],
    ['a fraction', '0.5', '0.5'],
    ['blanks around it', ' 1,250.50 ', '1250.50'],
    ['millions', '1,234,567', '1234567'],
    ['thousands', '12,345', '12345'],
    ['thousands and one place', '123,456.7', '123456.7'],
    ['a comma before two digits', '84,25', '84.25'],
    ['a comma before one digit', '7,5', '7.5'],
    ['Arabic digits and point', '٤٧٫٢٥', '47.25'],
    ['Arabic digits, groups and point', '٢٬٨٩٠٫٧٥', '2890.75'],
    ['Arabic groups alone', '٣٬٤٠٠', '3400'],
    ['the comma of an Arabic keyboard, for thousands', '٦،٢٠٠', '6200'],
    ['the comma of an Arabic keyboard, for a fraction', '٦،٢٠', '6.20'],
    ['Persian digits', '۹۵', '95'],
    ['groups by blanks', '3 480,75', '3480.75'],
    ['groups by blanks that do not break', '3\u202f480\u00a0000', '3480000'],
    ['groups by points, which the comma shows', '3.480,75', '3480.75'],
    ['groups by points, which their number shows', '3.480.000', '3480000'],
    ['groups by apostrophes', '3’480.75', '3480.75'],
    ['marks that nobody sees', '\u200e\u2068310.00\u2069', '310.00'],
    ['the code of the currency before', 'AED 2,310.40', '2310.40'],
    ['the code of the currency behind', '2,310.40 aed', '2310.40'],
    ['the currency without a blank', 'Dhs75', '75'],
    ['the currency in Arabic, as the page copies it', '\u200f\u200e2,310.40\u00a0د.إ.\u200f', '2310.40'],
    ['the currency in Arabic before', 'د.إ ٣١٠', '310'],
    ['the sign of the currency', '\u20c3 75.5', '75.5'],
    ['the currency as a word', '٧٥ درهم', '75'],
  ])('%s', (_, typed, plain) => expect(plainDecimal(typed)).toBe(plain));

  test.each([
    ['a point before three digits, which may part thousands', '3.480'],
    ['an Arabic point before three digits', '٣٫٤٨٠'],
    ['groups of no three', '3,4800'],
    ['groups that begin with nothing', '0,480'],
    ['a group without a beginning', ',480'],
    ['groups after more than three digits', '3480,500'],
    ['groups by two marks', '3,480 500'],
    ['groups and a fraction by the same mark', '3,480,75'],
    ['digits apart', '34 80'],
    ['a point without places', '3,480.'],
    ['three places', '3480.755'],
    ['less than nothing', '-5'],
    ['less than nothing, by a dash', '–5'],
    ['two amounts', '100-200'],
    ['another currency', 'USD 25'],
    ['the currency alone', 'AED'],
    ['a power', '1e3'],
    ['a word', 'free'],
    ['nothing', ''],
    ['nothing that is seen', '\u200b\u00a0'],
  ])('is refused: %s', (_, typed) => expect(plainDecimal(typed)).toBeNull());

  test('is the one that the page shows', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (fils) => {
        const amount = (fils / 100).toFixed(2);
        expect(plainDecimal(inEnglish(aed(amount)))).toBe(amount);
        expect(plainDecimal(amount)).toBe(amount);
      }),
    ));
});

test.each([
  ['64,50', true],
  ['64,5 AED', true],
  ['Dhs 64,50', true],
  ['٦٤،٥٠ درهم', true],
  ['\u200fد.إ\u00a064,50', true],
  ['3.064,50 aed', true],
  ['3,064.50 AED', false],
  ['٦٤٫٥٠ د.إ', false],
  ['3,064 AED', false],
  ['64 AED', false],
  ['3,064,50', false],
  ['none', false],
])('the places of "%s" behind a comma: %p', (typed, expected) => expect(hasDecimalComma(typed)).toBe(expected));

test.each([
  ['12', 12],
  [' 045 ', 45],
  ['٣٠', 30],
  ['\u200f۶۰', 60],
  ['1,440', 1440],
  ['٢٬٠٠٠', 2000],
  ['15.0', 15],
  ['15.5', null],
  ['-3', null],
  ['1.440', null],
  ['45 min', null],
  ['1e2', null],
  ['12345678901234567890', null],
  ['', null],
])('the whole number in "%s" is %p', (typed, number) => expect(wholeNumberIn(typed)).toBe(number));

test.each([
  ['25.2048', '25.2048'],
  ['\u221224.5', '-24.5'],
  ['٥٥٫٢٧٠٨', '55.2708'],
  ['24,466', '24.466'],
  ['\u202a54.37\u202c', '54.37'],
  ['7', '7'],
  ['1250', null],
  ['25.2048, 55.2708', null],
  ['north', null],
  ['', null],
])('the degrees in "%s" are %p', (typed, degrees) => expect(degreesIn(typed)).toBe(degrees));
