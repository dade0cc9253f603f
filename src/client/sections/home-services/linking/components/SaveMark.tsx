import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { Check, TriangleAlert } from 'lucide-react';

import { messages as common } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { linkMessages } from '../messages';

interface SaveMarkProps {
  phase: 'none' | 'saving' | 'saved' | 'failed';
  /** The value that could not be saved, as it is shown. */
  lost?: string;
  onRetry: () => void;
}

/** The mark that says where the changes of a row stand, with Retry for a failed one. */
export function SaveMark({ phase, lost = '', onRetry }: SaveMarkProps) {
  const t = useT();
  return (
    <Mark data-phase={phase}>
      <div aria-live="polite">
        {phase === 'saving' && (
          <>
            <CircularProgress aria-hidden size={12} thickness={5} color="inherit" />
            {t(linkMessages.saving)}
          </>
        )}
        {phase === 'saved' && (
          <>
            <Check aria-hidden size={14} />
            {t(linkMessages.saved)}
          </>
        )}
        {phase === 'failed' && (
          <>
            <TriangleAlert aria-hidden size={14} />
            {t(linkMessages.notSaved, { value: lost })}
          </>
        )}
      </div>
      {phase === 'failed' && (
        <Button size="small" color="inherit" onClick={onRetry}>
          {t(common.retry)}
        </Button>
      )}
    </Mark>
  );
}

const Mark = styled('div')(({ theme }) => ({
  '&, & > div': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 },
  fontSize: 12,
  lineHeight: 1.3,
  whiteSpace: 'normal',
  color: theme.vars.palette.text.secondary,
  svg: { flex: 'none' },
  '&[data-phase="saved"] svg': { color: theme.vars.palette.success.main },
  '&[data-phase="failed"]': { color: theme.vars.palette.error.main },
  button: { flex: 'none', minWidth: 0, textDecoration: 'underline' },
}));
