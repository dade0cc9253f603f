import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import { useSelected } from '../useSelected';
import { selectRequest } from './requests';
import { useRequest, type RequestView } from './useRequest';

/** Where a request that reads something stands, and the function that sends it once more. */
export interface Loaded extends RequestView {
  reload: () => void;
}

/** Milliseconds after which a reading is tried again whose service does not say when. */
const UNTOLD_MS = 60_000;
/** The longest time that a timer knows. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Sends the event that asks for something when the component comes on screen, and again when its plain data changes;
 * `null` asks for nothing. The key is that of the request that the event starts. Where the service has no room for it,
 * it is sent again after its time, and what was read before stays (decisions: reading answers).
 *
 * @param isOneThing whether all that is read under the key is the same thing; not so for what is found by a search
 */
export function useLoaded(key: string, event: UnknownAction | null, isOneThing = true): Loaded {
  const dispatch = useDispatch();
  const reload = () => {
    if (event) dispatch(event);
  };
  const ask = useEffectEvent(reload);
  const question = JSON.stringify(event);
  useEffect(() => {
    ask();
  }, [question]);
  const request = useRequest(key);
  const isKnown = useSelected(selectRequest, key)?.isKnown;
  const throttle = request.failure?.throttle;
  useEffect(() => {
    if (!throttle) return undefined;
    const timer = setTimeout(() => ask(), Math.min(throttle.waitMs ?? UNTOLD_MS, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [throttle]);
  return { ...request, ...(throttle && isKnown && isOneThing && { failure: null }), reload };
}
