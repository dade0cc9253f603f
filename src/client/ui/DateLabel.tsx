import { longDate, relativeDay, type DateText } from '#client/lib/dates';
import { uiMessages } from './messages';
import quiet from './quiet.module.css';
import { useT } from './useT';

interface DateLabelProps {
  date: DateText;
  today: DateText;
}

/** A date as people read it, with "Today" and its neighbours beside it. */
export function DateLabel({ date, today }: DateLabelProps) {
  const t = useT();
  const near = relativeDay(date, today);
  if (!near) return <time dateTime={date}>{t(longDate(date))}</time>;
  return (
    <time dateTime={date} data-clamped>
      <span>{t(longDate(date))}</span>
      <span className={quiet.text}>{` · ${t(uiMessages[near])}`}</span>
    </time>
  );
}
