import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { Failure } from '../lib/errors';
import type { RequestsRoot } from './requests';
import { selectRequest } from './requests';

/** What a component needs to know about a request. */
export interface RequestView {
  isPending: boolean;
  hasSucceeded: boolean;
  failure: Failure | null;
}

/** Follows one entry of the request table. */
export function useRequest(key: string): RequestView {
  const request = useSelector((state: RequestsRoot) => selectRequest(state, key));
  return useMemo(
    () => ({
      isPending: request?.status === 'pending',
      hasSucceeded: request?.status === 'succeeded',
      failure: request?.failure ?? null,
    }),
    [request],
  );
}
