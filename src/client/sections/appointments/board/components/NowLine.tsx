import { minuteOfDay } from '#client/lib/dates';
import { useMinute } from '#client/ui/clock/useClock';
import { heightOf } from '../geometry';
import type { Minutes } from '../layout';
import styles from './board.module.css';

interface NowLineProps {
  hours: Minutes;
  /** Where it begins, and how long it is; pixels. */
  start: number;
  width: number;
}

/** The line of this minute, while it is within the hours of the board. */
export function NowLine({ hours, start, width }: NowLineProps) {
  const minute = minuteOfDay(new Date(useMinute()));
  if (minute < hours.from || minute > hours.to) return null;
  return (
    <div
      data-now
      className={styles.now}
      style={{ insetBlockStart: heightOf(minute, hours), insetInlineStart: start, width }}
    />
  );
}
