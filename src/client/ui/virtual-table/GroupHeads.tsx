import { memo } from 'react';

import { groupsAmong } from './rowHeads';
import styles from './TableFrame.module.css';
import type { HeadedRows } from './useRowHeads';
import type { RowsInView } from './useRowsInView';

interface GroupHeadsProps extends HeadedRows {
  count: number;
  view: Pick<RowsInView, 'near' | 'startOf'>;
}

/**
 * The heads of the groups in view, each of which the browser keeps at the top as long as a row of its group is there.
 * They are for the eye: a row that is none would put the numbers of the rows wrong, and each row says the same.
 */
export function GroupHeads({ starts, headOf, count, view: { near, startOf } }: GroupHeadsProps) {
  return groupsAmong(starts, near, count).map(({ start, end }) => (
    <GroupHead key={start} text={headOf(start)} start={startOf(start)} end={startOf(end)} />
  ));
}

interface GroupHeadProps {
  text: string | undefined;
  /** Pixels from the beginning of the element that holds the rows to the ends of the group. */
  start: number;
  end: number;
}

const GroupHead = memo(function GroupHead({ text, start, end }: GroupHeadProps) {
  return (
    <div className={styles.group} style={{ insetBlockStart: start, height: end - start }} aria-hidden>
      <div className={styles.groupHead} data-group-head>
        {text}
      </div>
    </div>
  );
});
