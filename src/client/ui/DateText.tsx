import type { DateText as CalendarDate } from '#client/lib/dates';
import { longDate, relativeDay } from '#client/lib/dates';
import { messages } from './messages';
import { useWords } from './useWords';

/** A date as people read it, with "Today" and its neighbours beside it. */
export function DateText({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const words = useWords();
  const near = relativeDay(date, today);
  return (
    <time dateTime={date}>
      {longDate(date)}
      {near && <span className="quiet near"> · {words(messages[near])}</span>}
    </time>
  );
}
