import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after which what has not changed is at rest. */
export const REST_MS = 150;

/** The value that has been the same for so many milliseconds; `null` before there was one. */
export function useRested<Value>(value: Value, after = REST_MS): Value | null {
  const [rested, setRested] = useState<Value | null>(null);
  useOnceRested(value, after, () => setRested(value));
  return rested;
}

/** Does something whenever a value has been the same for so many milliseconds. */
export function useOnceRested(value: unknown, after: number, then: () => void): void {
  const act = useEffectEvent(then);
  useEffect(() => {
    const timer = setTimeout(() => act(), after);
    return () => clearTimeout(timer);
  }, [value, after]);
}
