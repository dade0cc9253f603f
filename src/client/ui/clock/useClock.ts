import { useEffect, useState } from 'react';

import { dayOf, type DateText } from '#client/lib/dates';

const CHECK_EVERY_MS = 30_000;
const MINUTE_MS = 60_000;

/** What `read` makes of the current time; the component is drawn again only when that changes. */
function useClock<Shown>(read: (now: Date) => Shown): Shown {
  const [shown, setShown] = useState(() => read(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setShown(read(new Date())), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);
  return shown;
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;

/** The clinic's calendar day; a page that stays open past midnight follows. */
export function useToday(): DateText {
  return useClock(dayOf);
}

/** The beginning of the running minute, in milliseconds since 1970. */
export function useMinute(): number {
  return useClock(minuteOf);
}
