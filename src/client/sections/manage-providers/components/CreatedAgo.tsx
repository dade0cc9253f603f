import type { ReactNode } from 'react';

import { addDays, plainDate } from '#client/lib/dates';
import { useToday } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import { directoryMessages } from '../messages';

/** So many days ago, with the date that this was (Spec 1 §2); nothing where a service does not say. */
export function createdAgo(days: number | null | undefined): ReactNode {
  return Number.isSafeInteger(days) ? <CreatedAgo days={Number(days)} /> : days;
}

function CreatedAgo({ days }: { days: number }) {
  const t = useT();
  return t(directoryMessages.createdAgo, { days, date: t(plainDate(addDays(useToday(), -days))) });
}
