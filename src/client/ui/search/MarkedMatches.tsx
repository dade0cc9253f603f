import { useMemo, type ReactNode } from 'react';

import { searchWords, wordPattern } from '#contract/text/fold';
import { useAfterPaint } from '../waiting/useAfterPaint';
import { SearchPatterns } from './SearchedText';

interface MarkedMatchesProps {
  /** What was searched for, as typed. */
  search: string;
  children: ReactNode;
}

/** Has every `SearchedText` in it mark the words of a search, once what was found has been painted. */
export function MarkedMatches({ search, children }: MarkedMatchesProps) {
  const painted = useAfterPaint(search);
  const patterns = useMemo(() => searchWords(painted).map(wordPattern), [painted]);
  return <SearchPatterns value={patterns}>{children}</SearchPatterns>;
}
