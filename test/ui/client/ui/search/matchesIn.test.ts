import { matchesIn } from '#client/ui/search/matchesIn';

/** The texts that are found in the elements of class `name` of a list. */
function foundIn(html: string, ...words: string[]): string[] {
  document.body.innerHTML = html;
  return matchesIn(document.body, '.name', words).map(({ startContainer, startOffset, endOffset }) =>
    (startContainer as Text).data.slice(startOffset, endOffset),
  );
}

it('finds each word of a search, in upper and lower case', () => {
  expect(foundIn('<p class="name">Khalid Al Zaabi</p>', 'al', 'kh')).toEqual(['al', 'Al', 'Kh']);
});

it('leaves out what the search does not look into', () => {
  expect(foundIn('<p class="name"><b>Amal</b></p><p>Amal</p>', 'amal')).toEqual(['Amal']);
});

it('finds a word that stands after letters whose lower case is longer', () => {
  expect(foundIn('<p class="name">İİ Noor</p>', 'noor')).toEqual(['Noor']);
});

it('finds a name in Arabic', () => {
  expect(foundIn('<p class="name">خالد الزعابي</p>', 'خالد')).toEqual(['خالد']);
});
