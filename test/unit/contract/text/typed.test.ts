import fc from 'fast-check';

import { cleanCode, cleanOneTimePassword, cleanText, latinDigits } from '#contract/text/typed';

describe('a text that was typed or pasted', () => {
  test.each([
    ['marks of direction around it', '\u202aNoor Clinic\u202c', 'Noor Clinic'],
    ['isolates within it', 'Dr. \u2068سارة\u2069 Ali', 'Dr. سارة Ali'],
    ['a mark before an address', '\u200edesk@noor.example', 'desk@noor.example'],
    ['a soft hyphen, a byte order mark, a word joiner', '\ufeffphysio\u00adthe\u2060rapy', 'physiotherapy'],
    ['blanks that do not break, narrow and wide ones', '\u00a0Al\u202fReem\u3000Tower ', 'Al Reem Tower'],
    ['a null character', 'Ward\u0000 7', 'Ward 7'],
    ['a line separator', 'first\u2028second', 'first\nsecond'],
    ['nothing but what is not seen', '\u200b\u200e \u00a0\u200d\ufeff', ''],
    ['a joiner within a Persian word', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['joiners at its edges', '\u200cخانه\u200d', 'خانه'],
    ['a joiner beside a blank', 'خانه\u200c ما', 'خانه ما'],
    ['an emoji of several', '👩🏽\u200d⚕️ on call', '👩🏽\u200d⚕️ on call'],
    ['dashes and Arabic digits of a name', 'عيادة ٢ – دبي', 'عيادة ٢ – دبي'],
    ['lines and tabs of its own', 'one\n\ttwo', 'one\n\ttwo'],
  ])('%s', (_, typed, meant) => expect(cleanText(typed)).toBe(meant));

  test('is clean once it was cleaned', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
        expect(cleanCode(cleanCode(typed))).toBe(cleanCode(typed));
      }),
    ));
});

describe('a code that was typed or pasted', () => {
  test.each([
    ['a phone copied from a messenger', '\u202a+971\u00a052\u2011345 6789\u202c', '+971 52-345 6789'],
    ['a one-time password in Arabic digits', '٤٠٢١٩٧', '402197'],
    ['one in Persian digits, with a mark', '\u200e۸۸۱۲۰۳', '881203'],
    ['a date with dashes', '21–11–2026', '21-11-2026'],
    ['a coordinate with a minus sign', '\u221224.5', '-24.5'],
    ['an address with a joiner', 'ward\u200d7@noor.example', 'ward7@noor.example'],
  ])('%s', (_, typed, meant) => expect(cleanCode(typed)).toBe(meant));
});

test.each([
  ['in groups', '402 197', '402197'],
  ['in groups with a dash', '402–197', '402197'],
  ['with marks', '\u200e402\u00a0197\u200f', '402197'],
  ['in the digits of another keyboard', '٤٠٢-١٩٧', '402197'],
  ['with letters', ' k7 q2-9x', 'k7q29x'],
])('a one-time password %s', (_, typed, meant) => expect(cleanOneTimePassword(typed)).toBe(meant));

test('reads the digits of every keyboard', () => expect(latinDigits('٢٠٢٦-۱۱-21')).toBe('2026-11-21'));
