/**
 * Finds each word, in lower case, wherever the texts of matching elements contain it. The ranges are static: a browser
 * would have to update living ones with each change of the page.
 *
 * @param within selects the elements below `root` whose texts are searched
 */
export function matchesIn(root: Element, within: string, words: readonly string[]): StaticRange[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(within) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const ranges: StaticRange[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = lowerCased((node as Text).data);
    for (const word of words) {
      for (const start of placesOf(text, word)) ranges.push(rangeAt(node, start, start + word.length));
    }
  }
  return ranges;
}

/** The text in lower case, letter by letter in its place: of some letters the lower case is longer than they are. */
function lowerCased(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/[^]/g, (unit) => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit));
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

function rangeAt(node: Node, startOffset: number, endOffset: number): StaticRange {
  return new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset });
}
