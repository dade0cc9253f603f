import ToggleButton from '@mui/material/ToggleButton';

import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';
import { useArabicMissing } from './useArabicMissing';

/** The filter that leaves only what has no Arabic words (beyond: translations). */
export function ArabicMissing() {
  const words = useWords();
  const [isOn, turn] = useArabicMissing();
  return (
    <ToggleButton
      value="missing"
      size="small"
      color="primary"
      selected={isOn}
      onChange={() => {
        turn(!isOn);
      }}
    >
      {words(messages.arabicMissing)}
    </ToggleButton>
  );
}
