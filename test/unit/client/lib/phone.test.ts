import fc from 'fast-check';

import { plainPhone } from '#client/lib/phone';
import { readPhone } from '#client/lib/phoneBook';

it.each([
  ['+971529876543', '+971 52 987 6543', 'tel:+971529876543'],
  ['+971 (52) 987-65 43', '+971 52 987 6543', 'tel:+971529876543'],
  ['\u202a+971 52 987 6543\u202c', '+971 52 987 6543', 'tel:+971529876543'],
  ['٠٥٢٩٨٧٦٥٤٣', '052 987 6543', 'tel:+971529876543'],
  ['+971 (0)52 987 6543', '+971 52 987 6543', 'tel:+971529876543'],
  ['+971 0 52 987 6543', '+971 52 987 6543', 'tel:+971529876543'],
  ['00971 4 333 4455', '+971 4 333 4455', 'tel:+97143334455'],
  ['04–333–4455', '04 333 4455', 'tel:+97143334455'],
  ['04/3334455', '04 333 4455', 'tel:+97143334455'],
  ['04 333 4455 / 052 987 6543', '04 333 4455 / 052 987 6543', 'tel:+97143334455'],
  ['0529876543/0501112233', '052 987 6543 / 050 111 2233', 'tel:+971529876543'],
  ['reception / 052 987 6543', 'reception / 052 987 6543', 'tel:+971529876543'],
  ['04 333 4455 ext. 12', '04 333 4455 x12', 'tel:+97143334455;ext=12'],
  ['+97143334455;ext=12', '+971 4 333 4455 x12', 'tel:+97143334455;ext=12'],
  ['04 333 4455 تحويلة ١٢', '04 333 4455 x12', 'tel:+97143334455;ext=12'],
  ['8005678', '800 5678', 'tel:+9718005678'],
  ['+971 800 5678', '+971 800 5678', 'tel:+9718005678'],
  ['998', '998', 'tel:998'],
  ['+442079460958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['+12025550123', '+1 202 555 0123', 'tel:+12025550123'],
  ['+966501234567', '+966 50 123 4567', 'tel:+966501234567'],
  ['Tel: 04 333 4455', 'Tel: 04 333 4455', 'tel:+97143334455'],
  ['3334455', '3334455', null],
  ['ask for Huda', 'ask for Huda', null],
  ['800-MAWID', '800-MAWID', null],
  ['12', '12', null],
  ['+971 52 987 6543 12345678', '+971 52 987 6543 12345678', null],
  ['', '', null],
])('"%s" is shown as "%s" and dials %s', (field, text, href) => expect(readPhone(field)).toEqual({ text, href }));

it('numbers of the Emirates need no library, and are read as with it', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('50', '52', '54', '55', '56', '58', '2', '3', '4', '6', '7', '9'),
      fc.integer({ min: 2_000_000, max: 8_999_999 }),
      fc.constantFrom('+971', '00971', '0', '+971 0', '+971-'),
      (area, rest, before) => {
        const field = `${before}${area} ${rest}`;
        const plain = plainPhone(field);
        expect(plain).not.toBeNull();
        // Behind a word the library reads it.
        expect(readPhone(`Tel: ${field}`).href).toBe(plain?.href);
        expect(readPhone(`${field} x1`)).toEqual({ text: `${plain?.text} x1`, href: `${plain?.href};ext=1` });
      },
    ),
  ));

it.each(['+442079460958', '8005678', '999', '04 333 4455 / 052 987 6543', '04 333 4455 ext. 12', ''])(
  '"%s" is left to the library',
  (field) => expect(plainPhone(field)).toBeNull(),
);
