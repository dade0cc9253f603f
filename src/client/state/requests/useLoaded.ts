import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import type { RequestView } from './useRequest';
import { useRequest } from './useRequest';

/** Where the reading of something stands, and how it is read once more. */
export interface Loaded extends RequestView {
  reload: () => void;
}

/**
 * Has something read when the component comes on screen: sends the event, of plain data, that asks for it, and sends it
 * again once it says something else; `null` asks for nothing. The key is that of its request.
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
