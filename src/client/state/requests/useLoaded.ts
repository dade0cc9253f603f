import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import { useRequest, type RequestView } from './useRequest';

/** Where a request that reads something stands, and the function that sends it once more. */
export interface Loaded extends RequestView {
  reload: () => void;
}

/**
 * Sends the event that asks for something when the component comes on screen, and again when its plain data changes;
 * `null` asks for nothing. The key is that of the request that the event starts.
 */
export function useLoaded(key: string, event: UnknownAction | null): Loaded {
  const dispatch = useDispatch();
  const reload = () => {
    if (event) dispatch(event);
  };
  const ask = useEffectEvent(reload);
  const question = JSON.stringify(event);
  useEffect(() => {
    ask();
  }, [question]);
  return { ...useRequest(key), reload };
}
