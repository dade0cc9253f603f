import { wayOf, withoutLastIsolation } from '#client/lib/bidi';
import { translated } from '#client/ui/language/useT';

const arabic = { locale: 'ar-AE', sentences: { visit: '{name} الساعة {time} في {place}' } };
const visit = { id: 'visit', defaultMessage: '{name} at {time} in {place}' };
const english = { locale: 'en', sentences: {} };

it('keeps the direction of names and ranges to themselves, in both languages', () => {
  const values = { name: 'خالد', time: '09:00 - 09:20', place: 'Al Noor' };

  expect(translated(arabic, visit, values)).toBe('خالد الساعة \u206809:00 - 09:20\u2069 في Al Noor');
  expect(translated(english, visit, values)).toBe('\u2068خالد\u2069 at 09:00 - 09:20 in Al Noor');
});

it('takes out marks of direction that could reach beyond a name', () => {
  const values = { name: 'Sara\u202e\u2069', time: '09:00', place: 'x' };

  expect(translated(english, visit, values)).toBe('Sara at 09:00 in x');
});

it.each([
  ['a date', '2026-11-21', 'مثال: \u20682026-11-21\u2069'],
  ['a range', '09:00 - 09:20', 'مثال: \u206809:00 - 09:20\u2069'],
  ['a name that begins with a number', '2 Al Noor', 'مثال: \u20682 Al Noor\u2069'],
  ['a name', 'Al Noor 2', 'مثال: Al Noor 2'],
  ['a time', '09:00', 'مثال: 09:00'],
])('keeps %s that ends a sentence in its order', (_, value, expected) => {
  const example = { id: 'example', defaultMessage: 'Example: {value}' };
  const sentences = { example: 'مثال: {value}' };

  expect(translated({ locale: 'ar-AE', sentences }, example, { value })).toBe(expected);
});

it.each([
  ['is the whole sentence', '\u2068Al Noor\u2069'],
  ['is followed by a word', 'في \u2068Al Noor\u2069 غدا'],
])('keeps the isolation of a name that %s', (_, sentence) => expect(withoutLastIsolation(sentence)).toBe(sentence));

it('chooses words by a value as it is, isolated or not', () => {
  const saved = { id: 'saved', defaultMessage: '{field, select, price {price} other {status}} of {name}' };
  const sentences = { saved: '{field, select, price {سعر} other {حالة}} {name}' };

  expect(translated({ locale: 'ar-AE', sentences }, saved, { field: 'price', name: 'زنك' })).toBe('سعر زنك');
});

it.each([
  ['CT الصدر', 'rtl'],
  ['X-Ray صدر', 'rtl'],
  ['Vitamin D فيتامين د', 'rtl'],
  ['2 IV محلول', 'rtl'],
  ['عيادة Noor', 'rtl'],
  ['Dr. Huda Karam هدى', 'auto'],
  ['Noor Clinic', 'auto'],
  ['Dr. \u2068هدى\u2069', 'auto'],
  ['12', 'auto'],
  ['', 'auto'],
  [null, 'auto'],
  [12, 'auto'],
])('a text such as %p runs %s', (text, direction) => expect(wayOf(text)).toBe(direction));
