import { folded } from '#client/lib/fold';

/** A piece of a text, and whether it was searched for. */
interface SearchedPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Cuts a text into what contains one of the words, folded, and what does not; matches that touch are one. */
export function searchedParts(text: string, words: readonly string[]): SearchedPart[] {
  const { plain, origins } = foldedInPlace(text);
  const isFound = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (const place of placesOf(plain, word)) {
      const start = origins[place] ?? 0;
      // With the marks that belong to the last letter.
      isFound.fill(true, start, Math.max(origins[place + word.length] ?? 0, start + 1));
    }
  }
  const parts: SearchedPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (isFound[end] === isFound[start]) continue;
    parts.push({ start, text: text.slice(start, end), isMatch: isFound[start] === true });
    start = end;
  }
  return parts;
}

/** A folded text, and where in the text each of its letters came from; the last origin is the end. */
function foldedInPlace(text: string): { plain: string; origins: readonly number[] } {
  let plain = '';
  let end = 0;
  const origins: number[] = [];
  for (const letter of text) {
    const alike = folded(letter);
    origins.push(...Array.from({ length: alike.length }, () => end));
    plain += alike;
    end += letter.length;
  }
  return { plain, origins: [...origins, end] };
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}
