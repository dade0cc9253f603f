import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Milliseconds until a moment, in milliseconds since 1970, by the second; one second at least. */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(SECOND_MS, until - now);
}
