import { createContext, use, type ReactNode } from 'react';

import { searchedParts } from './searchedParts';

/** What finds the words that were searched for; none where there is no search. */
export const SearchPatterns = createContext<readonly RegExp[]>([]);

/**
 * A text that a search looks into, with what it found marked. The marks are elements: a browser draws whatever the CSS
 * Custom Highlight API marks anew in every frame in which any style changes, which took longer than all else in it.
 * Each part is an element, because the parts come and go (decisions: texts and languages).
 */
export function SearchedText({ children, isPhone = false }: { children: string; isPhone?: boolean }): ReactNode {
  const patterns = use(SearchPatterns);
  if (patterns.length === 0) return <span>{children}</span>;
  const parts = searchedParts(children, patterns, isPhone).map(({ start, text, isMatch }) =>
    isMatch ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
  );
  return <span>{parts}</span>;
}
