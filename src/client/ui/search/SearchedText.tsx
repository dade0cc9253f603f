import { createContext, use, type HTMLAttributes, type ReactNode } from 'react';

import { searchedParts } from './searchedParts';

/** What finds the words that were searched for; none where there is no search. */
export const SearchPatterns = createContext<readonly RegExp[]>([]);

/**
 * Gives what marks in a text what was searched for, which is all that the element of the text holds. The marks are
 * elements: a browser draws whatever the CSS Custom Highlight API marks anew in every frame in which any style changes,
 * which took longer than all else in it. Each part is an element, because the parts come and go (decisions: texts and
 * languages).
 */
export function useMarkSearched(): (text: string, isPhone?: boolean) => ReactNode {
  const patterns = use(SearchPatterns);
  if (patterns.length === 0) return (text) => text;
  return (text, isPhone) =>
    searchedParts(text, patterns, isPhone).map(({ start, text: part, isMatch }) =>
      isMatch ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
    );
}

/** A text that a search looks into, in an element of its own. */
export function SearchedText({ children, ...attributes }: HTMLAttributes<HTMLElement> & { children: string }) {
  return <span {...attributes}>{useMarkSearched()(children)}</span>;
}
