import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { RequestView } from './useRequest';
import { useRequest } from './useRequest';

/** Where the reading of something stands, and how it is read once more. */
export interface Loaded extends RequestView {
  reload: () => void;
}

/**
 * Has something read when the component comes on screen, and again when the event says something else: the event that
 * asks for it, of plain data, and the key of its request. `null` asks for nothing.
 */
export function useLoaded(key: string, event: UnknownAction | null): Loaded {
  const dispatch = useDispatch();
  const question = JSON.stringify(event);
  const reload = useCallback(() => {
    const asked = JSON.parse(question) as UnknownAction | null;
    if (asked) dispatch(asked);
  }, [dispatch, question]);
  useEffect(reload, [reload]);
  return { ...useRequest(key), reload };
}
