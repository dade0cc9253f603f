import { useMemo } from 'react';

import { useFilter } from '../useFilter';
import { hasTexts, type Translated } from './translations';

/** Whether only items without Arabic are shown, as the address says, and the function that changes it. */
export function useArabicMissing(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [chosen, choose] = useFilter('texts');
  return [chosen === 'arabicMissing', (isOn) => choose(isOn ? 'arabicMissing' : '')];
}

/** The rows that the filter "Arabic missing" leaves. */
export function useWithoutArabic<Row extends Translated>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [isOn] = useArabicMissing();
  return useMemo(() => (isOn ? rows?.filter((row) => !hasTexts(row, 'ar')) : rows), [isOn, rows]);
}
