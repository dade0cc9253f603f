import { searchedParts } from '#client/ui/search/searchedParts';

/** What is marked in a text, each match on its own. */
function foundIn(text: string, ...words: string[]): string[] {
  const parts = searchedParts(text, words);
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

it('leaves a text that is empty as it is', () => expect(searchedParts('', ['noor'])).toEqual([]));
