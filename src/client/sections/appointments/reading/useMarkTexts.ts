import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { freshMessages } from './messages';
import { selectMarks } from './selectors';

/** What is said of each marked row, by its key. */
export function useMarkTexts(): ReadonlyMap<string, string> {
  const t = useT();
  const marks = useSelector(selectMarks);
  return useMemo(() => new Map([...marks].map(([key, mark]) => [key, t(freshMessages[mark])])), [marks, t]);
}
