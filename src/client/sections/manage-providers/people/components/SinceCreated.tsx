import type { ReactNode } from 'react';

import { countText, numberOf } from '#client/lib/counts';
import { addDays, currentMoment, dayOf, plainDate } from '#client/lib/dates';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { useT } from '#client/ui/language/useT';

/** What is longer ago is no date of ours. */
const MOST_DAYS = 36_500;

/** How many days ago something was created, with the date; nothing where that is not known. */
export function sinceCreated(days: unknown): ReactNode {
  const count = numberOf(days);
  return count === null ? null : <SinceCreated days={count} />;
}

function SinceCreated({ days }: { days: number }) {
  const t = useT();
  const isDate = Number.isInteger(days) && days >= 0 && days <= MOST_DAYS;
  if (!isDate) return t(countText(days));
  return t(directoryMessages.createdAgo, { days, date: t(plainDate(addDays(dayOf(currentMoment()), -days))) });
}
