import ToggleButton from '@mui/material/ToggleButton';

import { homeMessages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/language/useT';
import { useArabicMissing } from './useArabicMissing';

/** The filter that leaves only items without an Arabic translation (beyond: translations). */
export function ArabicMissing() {
  const t = useT();
  const [isOn, turn] = useArabicMissing();
  return (
    <ToggleButton value="missing" size="small" color="primary" selected={isOn} onChange={() => turn(!isOn)}>
      {t(homeMessages.arabicMissing)}
    </ToggleButton>
  );
}
