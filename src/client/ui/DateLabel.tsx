import { longDate, relativeDay, shortDate, type DateText } from '#client/lib/dates';
import { uiMessages } from './messages';
import quiet from './quiet.module.css';
import { useT } from './useT';

interface DateLabelProps {
  date: DateText;
  today: DateText;
  /** Whether the year of today goes without saying. */
  isShort?: boolean;
}

/** A date as people read it, with "Today" and its neighbours beside it. */
export function DateLabel({ date, today, isShort }: DateLabelProps) {
  const t = useT();
  const day = t(isShort ? shortDate(date, today) : longDate(date));
  const near = relativeDay(date, today);
  if (!near) return <time dateTime={date}>{day}</time>;
  return (
    <time dateTime={date} data-clamped>
      <span>{day}</span>
      <span className={quiet.text} data-near>{` · ${t(uiMessages[near])}`}</span>
    </time>
  );
}
