import { memo } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { useCalledPatient } from '#client/sections/appointments/list/useCalledPatient';
import { TIMES } from '../geometry';
import type { Block, Minutes } from '../layout';
import styles from './board.module.css';
import { looksOf, blockPlace } from './BoardBlock';

interface PassingColumnProps {
  place: number;
  blocks: readonly Block[];
  hours: Minutes;
  /** The minutes that are drawn of it. */
  seen: Minutes;
  /** Pixels of a column. */
  width: number;
  toRow: (appointment: StoredAppointment) => Pick<AppointmentRow, 'patientName'>;
}

/**
 * A column out of view, or one that has come into view while the board moves: what the eye catches of its blocks in
 * passing, in a tenth of the elements. It is drawn whole once the board rests on it.
 */
export const PassingColumn = memo(function PassingColumn(props: PassingColumnProps) {
  const { place, blocks, hours, seen, width, toRow } = props;
  const called = useCalledPatient();
  return (
    <div aria-hidden className={styles.passing} style={{ insetInlineStart: TIMES + place * width, width }}>
      {blocks
        .filter(({ from, to }) => from < seen.to && to > seen.from)
        .map((block) => (
          <div
            key={block.appointment.id}
            className={styles.block}
            {...looksOf(block)}
            style={blockPlace(block, hours, 0, width)}
          >
            {called(toRow(block.appointment))}
          </div>
        ))}
    </div>
  );
});
