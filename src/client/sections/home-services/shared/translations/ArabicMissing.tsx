import ToggleButton from '@mui/material/ToggleButton';
import { useMemo } from 'react';

import { homeMessages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/language/useT';
import { useFilter } from '../useFilter';
import { hasTexts, type Translated } from './translations';

const MISSING = 'arabicMissing';

/** The filter that leaves only items without an Arabic translation (beyond: translations). */
export function ArabicMissing() {
  const t = useT();
  const [chosen, choose] = useFilter('texts');
  const isOn = chosen === MISSING;
  return (
    <ToggleButton
      value="missing"
      size="small"
      color="primary"
      selected={isOn}
      onChange={() => choose(isOn ? '' : MISSING)}
    >
      {t(homeMessages.arabicMissing)}
    </ToggleButton>
  );
}

/** The rows that this filter leaves. */
export function useWithoutArabic<Row extends Translated>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [chosen] = useFilter('texts');
  return useMemo(() => (chosen === MISSING ? rows?.filter((row) => !hasTexts(row, 'ar')) : rows), [chosen, rows]);
}
