import { useEffect, useState } from 'react';

/** Milliseconds after which what has not changed is at rest. */
export const REST_MS = 150;

/** The value that has been the same for so many milliseconds; `null` before there was one. */
export function useRested<Value>(value: Value, after = REST_MS): Value | null {
  const [rested, setRested] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return rested;
}
