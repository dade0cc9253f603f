import { createContext, use, type ReactNode } from 'react';

import { searchedParts } from './searchedParts';

/** The words that were searched for, folded; none where there is no search. */
export const SearchWords = createContext<readonly string[]>([]);

/**
 * A text that a search looks into, with what it found marked. The marks are elements: a browser draws whatever the CSS
 * Custom Highlight API marks anew in every frame in which any style changes, which took longer than all else in it.
 * Each part is an element, because the parts come and go (decisions: texts and languages).
 */
export function SearchedText({ children }: { children: string }): ReactNode {
  const words = use(SearchWords);
  if (words.length === 0) return <span>{children}</span>;
  const parts = searchedParts(children, words).map(({ start, text, isMatch }) =>
    isMatch ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );
  return <span>{parts}</span>;
}
