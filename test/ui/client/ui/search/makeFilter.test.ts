import { makeFilter } from '#client/ui/search/makeFilter';

const filter = makeFilter<string>(String, 2);
const doctors = ['Dr. Noura Al Nuaimi', 'د. Noura Salem', 'Prof. Omar Anas', 'عبد الرحمن النعيمي'];

it.each([
  ['nuaimi noura', ['Dr. Noura Al Nuaimi']],
  ['alnuaimi', ['Dr. Noura Al Nuaimi']],
  ['dr. noura salem', ['د. Noura Salem']],
  ['نعيمي عبدالرحمن', ['عبد الرحمن النعيمي']],
  ['rana', []],
  ['', ['Dr. Noura Al Nuaimi', 'د. Noura Salem']],
])('offers for "%s", of two at most, %j', (inputValue, offered) =>
  expect(filter(doctors, { inputValue })).toEqual(offered),
);
