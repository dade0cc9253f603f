import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWords } from '../../../ui/useWords';
import { messages } from '../messages';

interface TabToolbarProps {
  /** The filters of the tab. */
  children?: ReactNode;
  /** Whether only items without Arabic words are shown; left out where there is no such filter. */
  isArabicMissing?: boolean;
  onArabicMissingChanged?: (isOn: boolean) => void;
  addLabel: string;
  onAdd: () => void;
}

/** Above a list: what narrows it, and the one primary action. */
export function TabToolbar({ children, isArabicMissing = false, onArabicMissingChanged, addLabel, onAdd }: TabToolbarProps) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      {children}
      {onArabicMissingChanged && (
        <ToggleButton value="missing" size="small" color="primary" selected={isArabicMissing} onChange={() => { onArabicMissingChanged(!isArabicMissing); }}>
          {words(messages.arabicMissing)}
        </ToggleButton>
      )}
      <Button variant="contained" startIcon={<Plus size={16} />} onClick={onAdd} sx={{ marginInlineStart: 'auto' }}>{addLabel}</Button>
    </Box>
  );
}
