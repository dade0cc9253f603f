import { useMemo } from 'react';

import type { Failure } from '#client/lib/errors';
import { useSelected } from '../useSelected';
import { selectRequest } from './requests';

/** What a component needs to know about a request. */
export interface RequestView {
  isPending: boolean;
  hasSucceeded: boolean;
  failure: Failure | null;
}

/** Follows one entry of the request table. */
export function useRequest(key: string): RequestView {
  const request = useSelected(selectRequest, key);
  return useMemo(
    () => ({
      isPending: request?.status === 'pending',
      hasSucceeded: request?.status === 'succeeded',
      failure: request?.failure ?? null,
    }),
    [request],
  );
}
