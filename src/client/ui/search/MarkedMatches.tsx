import { useMemo, type ReactNode } from 'react';

import { searchWords } from '#client/lib/text';
import { useAfterPaint } from '../useAfterPaint';
import { SearchWords } from './SearchedText';

interface MarkedMatchesProps {
  /** What was searched for, as typed. */
  search: string;
  children: ReactNode;
}

/** Has every `SearchedText` in it mark the words of a search, once what was found has been painted. */
export function MarkedMatches({ search, children }: MarkedMatchesProps) {
  const painted = useAfterPaint(search);
  const words = useMemo(() => searchWords(painted), [painted]);
  return <SearchWords value={words}>{children}</SearchWords>;
}
