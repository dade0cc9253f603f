import type { DateText } from '#client/lib/dates';
import { longDate, relativeDay } from '#client/lib/dates';
import { messages } from './messages';
import { useT } from './useT';

interface DateLabelProps {
  date: DateText;
  today: DateText;
}

/** A date as people read it, with "Today" and its neighbours beside it. */
export function DateLabel({ date, today }: DateLabelProps) {
  const t = useT();
  const near = relativeDay(date, today);
  return (
    <time dateTime={date} {...(near && { className: 'with-near', 'data-clamped': true })}>
      <span>{t(longDate(date))}</span>
      {near && <span className="quiet near"> · {t(messages[near])}</span>}
    </time>
  );
}
