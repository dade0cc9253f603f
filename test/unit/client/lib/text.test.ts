import {
  distinctTexts,
  fullName,
  humanized,
  initialsApart,
  initialsOf,
  namesInARow,
  namesOf,
  safeHref,
  shownName,
  textOf,
} from '#client/lib/text';
import { inEnglish } from '#test/support/inEnglish';

it.each([
  [{ first_name: 'Omar', last_name: 'Nasser' }, 'Omar Nasser'],
  [{ first_name: 'Omar', last_name: '' }, 'Omar'],
  [{ first_name: null, last_name: 'Nasser' }, 'Nasser'],
  [{}, ''],
])('calls a person %j "%s"', (person, name) => expect(fullName(person)).toBe(name));

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a; b; c'],
  [['a', 'b', 'c', 'd'], 'a; b; c; …'],
])('names %j in a row, three at most, as "%s"', (names, row) => expect(inEnglish(namesInARow(names, 3))).toBe(row));

it.each([
  ['Mariam Al Sayed', 'MA'],
  ['  Mariam   Saleh ', 'MS'],
  ['Omar', 'O'],
  ['𝒜li 𝒮aleh', '𝒜𝒮'],
  ['Dr. Huda Karam', 'HK'],
  ['أ.د. هدى كرم', 'ه'],
  ['لبنى أحمد', 'ل'],
  ['السويدي', 'س'],
  ['اَلنُّعيمي', 'نُّ'],
  ['آل نهيان', 'ن'],
  ['عبد الرحيم', 'ع'],
  ['الي', 'ا'],
  ['هند Tariq', 'ه'],
  ['Tariq هند', 'T'],
  ['(Test) Omar', 'TO'],
  ['“Omar” [VIP]', 'OV'],
  ['\u202a👩‍⚕️ Noor 🇦🇪 Salem\u202c', 'NS'],
  ['E\u0301va Nasser', 'ÉN'],
  ['3M Clinic', '3C'],
  ["O'Brien", 'O'],
  ['Dr.', 'D'],
  ['👩‍⚕️ ...', '?'],
  [' ', '?'],
])('gives %p the initials "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));

it.each([
  ['Mariam Saleh', 'MS'],
  ['لبنى الأنصاري', 'ل. أ.'],
  ['هند Tariq', 'ه. T.'],
  ['الكعبي', 'ك.'],
  ['?', '?'],
])('gives %p on paper the initials "%s", which never join', (name, initials) =>
  expect(initialsApart(name)).toBe(initials),
);

it.each([
  [' Noor\u200f', 'Noor'],
  [7, '7'],
  ['\u200f \u00a0', null],
  [null, null],
])('shows of the name %p %p', (name, shown) => expect(shownName(name)).toBe(shown));

describe('the names of things', () => {
  it.each([
    [
      [{ name: 'Zinc' }, 'Iron', null, { name: null }, {}, { name: '' }],
      ['Zinc', 'Iron'],
    ],
    ['Zinc, Iron،Iron;Lead\nTin,', ['Zinc', 'Iron', 'Lead', 'Tin']],
    ['', []],
    [null, []],
    [undefined, []],
  ])('are read out of %j as %j', (things, names) => expect(namesOf(things)).toEqual(names));

  it('are each told once, without what is around them', () =>
    expect(distinctTexts([' Zinc', 'Iron\u200f', '\u200eZinc', '\u200b '])).toEqual(['Zinc', 'Iron']));
});

it.each([
  ['years_of_experience', 'Years of experience'],
  ['provider_user.email', 'Provider user email'],
  ['years__of', 'Years of'],
  ['_name_', 'Name'],
])('writes the wire name %s as "%s"', (wireName, words) => expect(humanized(wireName)).toBe(words));

it.each([
  ['7', '7'],
  [7, '7'],
  [null, ''],
  [true, ''],
  [{}, ''],
])('takes %j for the text "%s"', (value, text) => expect(textOf(value)).toBe(text));

it.each([
  [' https://clinic.example ', 'https://clinic.example'],
  ['http://clinic.example', 'http://clinic.example'],
  ['TEL:+97143334455', 'TEL:+97143334455'],
  ['mailto:desk@clinic.example', 'mailto:desk@clinic.example'],
  ['javascript:alert("https://clinic.example")', null],
  ['clinic.example', null],
  ['', null],
  [null, null],
  [undefined, null],
])('leads from %p to %p', (address, target) => expect(safeHref(address)).toBe(target));
