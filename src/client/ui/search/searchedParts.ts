import { phoneInPlace } from '#client/lib/phone';
import { folded } from '#contract/text/fold';

/** A piece of a text, and whether it was searched for. */
interface SearchedPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Cuts a text into what one of the patterns finds in it, folded, and what not; matches that touch are one. */
export function searchedParts(text: string, patterns: readonly RegExp[], isPhone = false): SearchedPart[] {
  const { plain, origins } = isPhone ? phoneInPlace(text) : foldedInPlace(text);
  const isFound = Array.from({ length: text.length }, () => false);
  for (const pattern of patterns) {
    for (const { 0: match, index } of plain.matchAll(pattern)) {
      const [start = 0, end = 0, next = 0] = [index, index + match.length - 1, index + match.length].map(
        (at) => origins[at],
      );
      // With the marks that belong to the last letter; what stands between digits belongs to none.
      isFound.fill(true, start, Math.max(isPhone ? end + 1 : next, start + 1));
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
    // However much joins two words, it is one blank.
    if (alike === ' ' && plain.endsWith(' ')) {
      end += letter.length;
      continue;
    }
    origins.push(...Array.from({ length: alike.length }, () => end));
    plain += alike;
    end += letter.length;
  }
  return { plain, origins: [...origins, end] };
}
