import { searchedParts } from '#client/ui/search/searchedParts';
import { searchWords, wordPattern } from '#contract/text/fold';

/** What is marked in a text, each match on its own. */
function foundIn(text: string, ...words: string[]): string[] {
  const parts = searchedParts(text, words.map(wordPattern));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.flatMap((part) => (part.isMatch ? [part.text] : []));
}

it('finds each word of a search, in upper and lower case', () =>
  expect(foundIn('Khalid Al Zaabi', 'al', 'kh')).toEqual(['Khal', 'Al']));

it('has matches that overlap or touch as one', () => {
  expect(foundIn('Khalid', 'hal', 'ali')).toEqual(['hali']);
  expect(foundIn('Khalid', 'kha', 'lid')).toEqual(['Khalid']);
  expect(foundIn('Amal', 'noor')).toEqual([]);
});

it('finds a word that stands after letters whose lower case is longer', () =>
  expect(foundIn('İİ Noor', 'noor')).toEqual(['Noor']));

it('finds a name in Arabic', () => expect(foundIn('خالد الزعابي', 'خالد')).toEqual(['خالد']));

it('finds a name however it is written, with the marks on its letters', () => {
  expect(foundIn('د. أَحْمَد سعيد', 'احمد')).toEqual(['أَحْمَد']);
  expect(foundIn('أحمـد', 'احمد')).toEqual(['أحمـد']);
  expect(foundIn('Straße', 'strass')).toEqual(['Straß']);
  expect(foundIn('José', 'jose')).toEqual(['José']);
});

it('marks a word over the joints of the text, but not across two words', () => {
  expect(foundIn('Omar Al-Suwaidi', 'alsuwaidi')).toEqual(['Al-Suwaidi']);
  expect(foundIn('ليلى عبد  الرحمن', 'عبدالرحمن')).toEqual(['عبد  الرحمن']);
  expect(foundIn('Omar Anas', 'rana')).toEqual([]);
  expect(foundIn('d’Costa', 'd costa')).toEqual(['d’Costa']);
});

it.each([
  ['0529876543', '+971 52 987 6543', ['52 987 6543']],
  ['+971 52', '+971 52 987 6543', ['971 52']],
  ['987 6543', '052 987 6543', ['987 6543']],
  ['052', '04 333 2211 / 052 987 6543', ['052']],
  ['12', '+971 52 987 6512', []],
])('marks the digits of a search for %s in the phone %s', (typed, phone, marked) => {
  const parts = searchedParts(phone, searchWords(typed).map(wordPattern), true);
  expect(parts.map(({ text }) => text).join('')).toBe(phone);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(marked);
});

it('leaves a text that is empty as it is', () => expect(searchedParts('', [/noor/g])).toEqual([]));
