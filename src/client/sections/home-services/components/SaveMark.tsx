import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Check, TriangleAlert } from 'lucide-react';

import { messages as common } from '../../../ui/messages';
import { useWords } from '../../../ui/useWords';
import { linkMessages } from '../linkMessages';

interface SaveMarkProps {
  phase: 'none' | 'saving' | 'saved' | 'failed';
  /** The value that could not be saved, in words. */
  lost?: string;
  onRetry: () => void;
}

/** Where the changes of a row stand; a failed one can be tried again. */
export function SaveMark({ phase, lost = '', onRetry }: SaveMarkProps) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 12, color: phase === 'failed' ? 'error.main' : 'text.secondary' }}>
      <Box aria-live="polite" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, whiteSpace: 'normal', lineHeight: 1.3 }}>
        {phase === 'saving' && <><CircularProgress aria-hidden size={12} thickness={5} color="inherit" />{words(linkMessages.saving)}</>}
        {phase === 'saved' && <><Box component={Check} aria-hidden size={14} sx={{ flex: 'none', color: 'success.main' }} />{words(linkMessages.saved)}</>}
        {phase === 'failed' && <><TriangleAlert aria-hidden size={14} style={{ flex: 'none' }} />{words(linkMessages.notSaved, { value: lost })}</>}
      </Box>
      {phase === 'failed' && <Button size="small" color="inherit" onClick={onRetry} sx={{ flex: 'none', minWidth: 0, textDecoration: 'underline' }}>{words(common.retry)}</Button>}
    </Box>
  );
}
