import { memo, type ReactNode } from 'react';

import { groupsAmong } from './rowHeads';
import type { RunningMoment } from './runningMoment';
import styles from './TableFrame.module.css';
import type { HeadedRows } from './useRowHeads';
import type { RowsInView } from './useRowsInView';

interface GroupHeadsProps extends HeadedRows {
  count: number;
  moment: RunningMoment | null;
  view: Pick<RowsInView, 'near' | 'seen' | 'startOf' | 'show'>;
}

/**
 * The heads of the groups in view, each of which the browser keeps at the top as long as a row of its group is there,
 * and the line of the running moment. They are for the eye: a row that is none would put the numbers of the rows wrong,
 * and each row says the same.
 */
export function GroupHeads({ starts, headOf, count, moment, view: { near, seen, startOf, show } }: GroupHeadsProps) {
  const isEndSeen = seen[1] === count - 1;
  const areAllSeen = isEndSeen && seen[0] === 0;
  return (
    <>
      {moment && moment.lineBefore >= near[0] && moment.lineBefore <= near[1] + 1 && (
        <div
          className={styles.moment}
          data-last={starts.includes(moment.lineBefore) || undefined}
          style={{ insetBlockStart: startOf(moment.lineBefore) }}
          aria-hidden
        >
          <span>{moment.text}</span>
        </div>
      )}
      {groupsAmong(starts, near, count).map(({ start, end }) => (
        <GroupHead key={start} text={headOf(start)} start={startOf(start)} end={startOf(end)}>
          {moment && moment.opensAt > start && moment.opensAt < end && !areAllSeen && (
            <EarlierRows
              moment={moment}
              start={start}
              // The two rows right before it may lie under the head.
              areSeen={seen[0] < moment.opensAt - 2 && !isEndSeen}
              onWanted={(row) => show(row, 'start')}
            />
          )}
        </GroupHead>
      ))}
    </>
  );
}

interface EarlierRowsProps {
  moment: RunningMoment;
  /** The first row of the group. */
  start: number;
  areSeen: boolean;
  onWanted: (row: number) => void;
}

/** Says how many rows of a group lie before the one that the table opens with, and leads there and back. */
function EarlierRows({ moment: { opensAt, earlier, back }, start, areSeen, onWanted }: EarlierRowsProps) {
  return (
    <button
      type="button"
      // By key it is `n` on a row, or Home: in a head that is for the eye alone nothing can have the focus.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onWanted(areSeen ? opensAt : start)}
    >
      {areSeen ? back : earlier}
    </button>
  );
}

interface GroupHeadProps {
  text: string | undefined;
  /** Pixels from the beginning of the element that holds the rows to the ends of the group. */
  start: number;
  end: number;
  children: ReactNode;
}

const GroupHead = memo(function GroupHead({ text, start, end, children }: GroupHeadProps) {
  return (
    <div className={styles.group} style={{ insetBlockStart: start, height: end - start }} aria-hidden>
      <div className={styles.groupHead} data-group-head>
        <span>{text}</span>
        {children}
      </div>
    </div>
  );
});
