import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { searchWords } from '#client/lib/text';
import { useAfterPaint } from '../useAfterPaint';
import { matchesIn } from './matchesIn';

/** How the style sheet of the theme calls the marks. */
const HIGHLIGHT = 'search-match';

interface MarkedMatchesProps {
  /** What was searched for, as typed. */
  search: string;
  children: ReactNode;
}

/**
 * Marks the words of a search wherever the texts that it looks into contain them: those of elements with
 * `data-searched`. The marks are ranges and no elements, so that rows stay as light as they are; they follow after each
 * paint, also when rows come into view. A browser without the CSS Custom Highlight API shows none.
 */
export function MarkedMatches({ search, children }: MarkedMatchesProps) {
  const root = useRef<HTMLDivElement>(null);
  const painted = useAfterPaint(search);
  useEffect(() => {
    const words = searchWords(painted);
    if (!root.current || words.length === 0 || typeof Highlight === 'undefined') return undefined;
    return keepMarked(root.current, words);
  }, [painted]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Marks words in an element, now and whenever its texts have changed; returns a function that ends it. */
function keepMarked(root: Element, words: readonly string[]): () => void {
  const highlight = new Highlight();
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = () => {
    frame = 0;
    highlight.clear();
    matchesIn(root, words).forEach((range) => highlight.add(range));
  };
  const markAfterPaint = () => {
    frame ||= requestAnimationFrame(() => {
      timer = setTimeout(mark);
    });
  };
  const observer = new MutationObserver(markAfterPaint);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  CSS.highlights.set(HIGHLIGHT, highlight);
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (CSS.highlights.get(HIGHLIGHT) === highlight) CSS.highlights.delete(HIGHLIGHT);
  };
}
