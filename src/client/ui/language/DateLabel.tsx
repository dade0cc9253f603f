import { relativeDay, shortDate, type DateText } from '#client/lib/dates';
import { uiMessages } from './messages';
import quiet from './quiet.module.css';
import { useT } from './useT';

interface DateLabelProps {
  date: DateText;
  today: DateText;
  /** Whether a style may leave "Today" alone and take the date away, which then has the dot between them. */
  isNearEnough?: boolean;
}

/** A date as people read it, without the year of today, with "Today" and its neighbours beside it. */
export function DateLabel({ date, today, isNearEnough }: DateLabelProps) {
  const t = useT();
  const day = t(shortDate(date, today));
  const near = relativeDay(date, today);
  if (!near) return <time dateTime={date}>{day}</time>;
  const word = t(uiMessages[near]);
  return (
    <time dateTime={date} data-clamped>
      <span>{isNearEnough ? `${day} · ` : day}</span>
      <span className={quiet.text} data-near>
        {isNearEnough ? word : ` · ${word}`}
      </span>
    </time>
  );
}
