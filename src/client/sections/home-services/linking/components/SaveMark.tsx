import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Check, TriangleAlert } from 'lucide-react';

import { homeMessages } from '#client/sections/home-services/messages';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { linkMessages } from '../messages';
import styles from './SaveMark.module.css';

interface SaveMarkProps {
  /** By which a field says that this describes it. */
  id: string;
  /** `refused` is a text that cannot be sent, `failed` a value that could not be saved. */
  phase: 'none' | 'saving' | 'saved' | 'failed' | 'refused';
  /** Why it was refused or has failed; empty where that is not known. */
  reason: string;
  /** The value that could not be saved, as it is shown. */
  lost?: string;
  tabIndex: number;
  /** Left out where it would only fail again. */
  onRetry?: (() => void) | undefined;
}

/** The mark that says where the changes of a row stand, with Retry for a failed one. */
export function SaveMark({ id, phase, reason, lost = '', tabIndex, onRetry }: SaveMarkProps) {
  const t = useT();
  return (
    <div className={styles.mark} data-phase={phase}>
      <div id={id} aria-live="polite">
        {phase === 'saving' && (
          <>
            <CircularProgress aria-hidden size={12} thickness={5} color="inherit" />
            <span>{t(uiMessages.saving)}</span>
          </>
        )}
        {phase === 'saved' && (
          <>
            <Check aria-hidden size={14} />
            <span>{t(homeMessages.saved)}</span>
          </>
        )}
        {phase === 'failed' && (
          <>
            <TriangleAlert aria-hidden size={14} />
            <span>
              {t(linkMessages.notSaved, { value: lost })}
              {reason && <bdi data-clamped>{reason}</bdi>}
            </span>
          </>
        )}
        {phase === 'refused' && (
          <>
            <TriangleAlert aria-hidden size={14} />
            <span role="alert">{reason}</span>
          </>
        )}
      </div>
      {phase === 'failed' && onRetry && (
        <Button size="small" color="inherit" tabIndex={tabIndex} onClick={onRetry}>
          {t(uiMessages.retry)}
        </Button>
      )}
    </div>
  );
}
