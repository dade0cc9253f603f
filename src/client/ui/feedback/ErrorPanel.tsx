import Button from '@mui/material/Button';

import type { Failure } from '#client/lib/errors';
import { directionOf } from '../language/directionOf';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { useOnceOnline } from '../waiting/useOnceOnline';
import { PlainAlert } from './PlainAlert';

interface ErrorPanelProps {
  title?: string;
  failure: Pick<Failure, 'text' | 'detail' | 'isForbidden'>;
  /** Reads once more: when Retry is pressed, and by itself when the page is online again; not what is forbidden. */
  onRetry?: (() => void) | undefined;
}

/** A failure in the place where the answer would have been, with Retry where it can be repeated. */
export function ErrorPanel({ title, failure, onRetry }: ErrorPanelProps) {
  const t = useT();
  const retry = failure.isForbidden ? undefined : onRetry;
  useOnceOnline(() => retry?.());
  return (
    <PlainAlert
      severity="error"
      action={
        retry && (
          <Button color="inherit" size="small" onClick={retry}>
            {t(uiMessages.retry)}
          </Button>
        )
      }
    >
      {title && <h2>{title}</h2>}
      <div dir={directionOf(failure.text)}>{t(failure.text)}</div>
      {failure.detail && <div dir={directionOf(failure.detail)}>{t(failure.detail)}</div>}
    </PlainAlert>
  );
}
