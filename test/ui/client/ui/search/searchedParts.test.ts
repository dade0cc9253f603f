import { matchesIn } from '#client/ui/search/matchesIn';

/** The texts that are found in the searched elements of a list. */
function foundIn(html: string, ...words: string[]): string[] {
  document.body.innerHTML = html;
  return matchesIn(document.body, words).map(({ startContainer, startOffset, endOffset }) =>
    (startContainer as Text).data.slice(startOffset, endOffset),
  );
}

it('finds each word of a search, in upper and lower case', () => {
  expect(foundIn('<p data-searched>Khalid Al Zaabi</p>', 'al', 'kh')).toEqual(['al', 'Al', 'Kh']);
});

it('leaves out what the search does not look into', () => {
  expect(foundIn('<p data-searched><b>Amal</b></p><p>Amal</p>', 'amal')).toEqual(['Amal']);
});

it('finds a word that stands after letters whose lower case is longer', () => {
  expect(foundIn('<p data-searched>İİ Noor</p>', 'noor')).toEqual(['Noor']);
});

it('finds a name in Arabic', () => {
  expect(foundIn('<p data-searched>خالد الزعابي</p>', 'خالد')).toEqual(['خالد']);
});

it('finds a name however it is written, with the marks on its letters', () => {
  const marked = '<p data-searched>د. أَحْمَد سعيد</p><p data-searched>أحمـد</p>';
  expect(foundIn(marked, 'احمد')).toEqual(['أَحْمَد', 'أحمـد']);
  expect(foundIn('<p data-searched>Straße José</p>', 'strass', 'jose')).toEqual(['Straß', 'José']);
});
