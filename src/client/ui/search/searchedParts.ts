import { folded } from '#client/lib/fold';

/**
 * Finds each word, folded, wherever the texts of elements with `data-searched` contain it. The ranges are static: a
 * browser would have to update living ones with each change of the page.
 */
export function matchesIn(root: Element, words: readonly string[]): StaticRange[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('[data-searched]') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const ranges: StaticRange[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { text, origins } = foldedInPlace((node as Text).data);
    for (const word of words) {
      for (const start of placesOf(text, word)) ranges.push(rangeOf(node, origins, start, start + word.length));
    }
  }
  return ranges;
}

/** A folded text, and where in the text each of its letters came from; the last origin is the end. */
function foldedInPlace(data: string): { text: string; origins: readonly number[] } {
  let text = '';
  let end = 0;
  const origins: number[] = [];
  for (const letter of data) {
    const plain = folded(letter);
    origins.push(...Array.from({ length: plain.length }, () => end));
    text += plain;
    end += letter.length;
  }
  return { text, origins: [...origins, end] };
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** The range of some letters of a folded text, with the marks that belong to the last of them. */
function rangeOf(node: Node, origins: readonly number[], start: number, end: number): StaticRange {
  const startOffset = origins[start] ?? 0;
  const endOffset = Math.max(origins[end] ?? 0, startOffset + 1);
  return new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset });
}
