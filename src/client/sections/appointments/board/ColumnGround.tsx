import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import styles from './components/board.module.css';
import { heightOf, TIMES } from './geometry';
import type { Minutes } from './layout';
import { selectOpen } from './selectors';

interface ColumnGroundProps {
  doctor: string;
  date: DateText;
  place: number;
  width: number;
  hours: Minutes;
}

/** When the doctor of a column is open, behind its blocks; plain until that is known. */
export function ColumnGround({ doctor, date, place, width, hours }: ColumnGroundProps) {
  const open = useSelected(selectOpen, doctor, date);
  return (
    <div
      className={styles.ground}
      data-known={open ? '' : undefined}
      style={{ insetInlineStart: TIMES + place * width, width }}
    >
      {open?.map(({ from, to }) => (
        <div
          key={from}
          className={styles.open}
          style={{ insetBlockStart: heightOf(from, hours), height: heightOf(to, hours) - heightOf(from, hours) }}
        />
      ))}
    </div>
  );
}
