import { useEffect, useState } from 'react';

import type { DateText } from '../lib/dates';
import { dayOf } from '../lib/dates';

const CHECK_EVERY_MS = 30_000;

/** The browser's calendar day; a page that stays open past midnight follows. */
export function useToday(): DateText {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => { setToday(dayOf(new Date())); }, CHECK_EVERY_MS);
    return () => { clearInterval(timer); };
  }, []);
  return today;
}
