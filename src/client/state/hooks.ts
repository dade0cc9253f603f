import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { Failure } from '../lib/errors';
import { placeRevisited } from './address';
import { requestLeft, selectRequest } from './requests';
import { selectInterrupted, selectLeftPlace, workEnded } from './unfinished';
import { useSelected } from './useSelected';

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

/**
 * Whether a form is open; it opens by itself for what the end of the session cut off (decisions: sessions). Left while it
 * is being sent, it tells by a notice when that fails, and opens again as it was.
 */
export function useFormOpening(key: string) {
  const dispatch = useDispatch();
  const { isPending } = useRequest(key);
  const isCutOff = useInterrupted(key) !== undefined;
  const leftPlace = useSelected(selectLeftPlace, key);
  const [isOpen, setIsOpen] = useState(false);
  if (isCutOff && !isOpen) setIsOpen(true);
  return {
    isOpen,
    open: () => {
      if (leftPlace) dispatch(placeRevisited({ key, place: leftPlace }));
      else setIsOpen(true);
    },
    close: () => {
      dispatch(isPending ? requestLeft(key) : workEnded(key));
      setIsOpen(false);
    },
  };
}

/** What a form was sending when the session ended, `undefined` where nothing was cut off. */
export function useInterrupted(key: string): unknown {
  return useSelected(selectInterrupted, key);
}
