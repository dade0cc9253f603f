import { useMemo } from 'react';

import type { Translated } from './texts';
import { hasTexts } from './texts';
import { useFilter } from './useFilter';

/** The filter "Arabic missing": the rows it leaves, and what the toolbar shows of it. */
export function useArabicMissing<Row extends Translated>(rows: readonly Row[] | undefined) {
  const [chosen, choose] = useFilter('texts');
  const isArabicMissing = chosen === 'arabicMissing';
  const visible = useMemo(() => (isArabicMissing ? rows?.filter((row) => !hasTexts(row, 'ar')) : rows), [isArabicMissing, rows]);
  return {
    visible,
    toolbar: { isArabicMissing, onArabicMissingChanged: (isOn: boolean) => { choose(isOn ? 'arabicMissing' : ''); } },
  };
}
