import { arabicCountOf } from '#client/sections/home-services/catalogue/arabic/completeness';

const item = (name: string | null | undefined) => ({
  name: 'Iron',
  translations: name === undefined ? null : [{ locale: 'ar' as const, name: name!, description: 'وصف' }],
});
const items = (named: number, of: number) => Array.from({ length: of }, (_, at) => item(at < named ? 'حديد' : ''));

it.each([
  [39, 40, 97],
  [199, 200, 99],
  [999, 1000, 99],
  [29, 100, 29],
  [7, 7, 100],
  [0, 3, 0],
  [0, 0, null],
])('%d names of %d are %s percent', (done, total, percent) => {
  expect(arabicCountOf(items(done, total))).toEqual({ done, total, percent });
});

it.each([
  ['absent', undefined, 0],
  ['null', null, 0],
  ['empty', '', 0],
  ['of nothing but the stretch of Arabic writing', 'ـ', 0],
  ['of blanks and marks', ' \u00a0\u200f', 0],
  ['in Latin letters', 'MRI', 1],
  ['the English one', 'Iron', 1],
])('an Arabic name that is %s counts as it is', (_, name, done) => {
  expect(arabicCountOf([item(name)])).toMatchObject({ done });
});
