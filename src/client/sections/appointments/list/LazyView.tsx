import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';

import type { OnDemand } from '#client/device/onDemand';
import { selectIsOutdated } from '#client/state/version';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import { listMessages } from './messages';

interface LazyViewProps<Code> {
  code: OnDemand<Code>;
  children: (code: Code) => ReactNode;
}

/**
 * A view in place of the list once its code is there; until then its shape, or why it is not there. Another view may
 * take its place.
 */
export function LazyView<Code>({ code, children }: LazyViewProps<Code>) {
  const [loaded, load] = useOnDemand(code);
  const [failed, setFailed] = useState<OnDemand<Code> | null>(null);
  const isOutdated = useSelector(selectIsOutdated);
  const fetchCode = useCallback(() => load(() => setFailed(code)), [load, code]);
  useEffect(() => {
    if (!loaded) fetchCode();
  }, [loaded, fetchCode]);
  if (loaded) return children(loaded);
  if (failed === code)
    return (
      <ErrorPanel
        failure={{ text: listMessages.viewFailed, detail: null }}
        onRetry={
          isOutdated
            ? undefined
            : () => {
                setFailed(null);
                fetchCode();
              }
        }
      />
    );
  return <Skeleton variant="rounded" style={{ flex: '1 1 auto', minHeight: 260, borderRadius: 24 }} />;
}
