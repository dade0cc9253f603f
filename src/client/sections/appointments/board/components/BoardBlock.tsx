import type { CSSProperties } from 'react';

import { isDropped } from '#client/entities/appointments';
import { wayOf } from '#client/lib/bidi';
import { shortTime, timeRange } from '#client/lib/dates';
import { clashMarks } from '#client/sections/appointments/clashes/first';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { ClashKind } from '#client/sections/appointments/list/rows';
import { statusText, toneOf } from '#client/sections/appointments/list/statusActions';
import { PatientName } from '#client/ui/language/PatientName';
import { useT } from '#client/ui/language/useT';
import { shortEnd } from '#contract/text/dayEnd';
import { heightOf } from '../geometry';
import type { Block, Minutes } from '../layout';
import { boardMessages } from '../messages';
import styles from './board.module.css';

interface BoardBlockProps {
  block: Block;
  patientName: string | null;
  /** Who is expected twice at its time. */
  clash: ClashKind | undefined;
  hours: Minutes;
  /** Pixels to the beginning of its column, and of the column. */
  start: number;
  width: number;
  isTabStop: boolean;
  isMarked: boolean;
  isTaken: boolean;
}

/** Pixels between one block and the next. */
const GAP = 2;

/** An appointment on the board: who and when; its status is a colour and a sign, and words for who sees neither. */
export function BoardBlock({
  block,
  patientName,
  clash,
  hours,
  start,
  width,
  isTabStop,
  isMarked,
  isTaken,
}: BoardBlockProps) {
  const t = useT();
  const { appointment, lanes } = block;
  const patient = patientName ?? t(listMessages.unknownPatient);
  const time = timeRange(appointment.start_time, appointment.end_time);
  const status = t(statusText(appointment.status));
  const isNarrow = lanes > 1;
  const words = [t(boardMessages.block, { patient, time, status }), clash && t(clashMarks[clash])];
  return (
    <button
      type="button"
      className={styles.block}
      {...looksOf(block)}
      data-marked={isMarked ? '' : undefined}
      data-taken={isTaken ? '' : undefined}
      data-clash={clash}
      title={words.filter(Boolean).join('. ')}
      tabIndex={isTabStop ? 0 : -1}
      style={blockPlace(block, hours, start, width)}
    >
      <span className={styles.who}>
        <PatientName name={patientName}>
          <bdi dir={wayOf(patient)}>{patient}</bdi>
        </PatientName>
      </span>{' '}
      <bdi dir="ltr" className={styles.when}>
        {isNarrow ? (
          <>
            <span>{shortTime(appointment.start_time)}</span>
            <span className={styles.unseen}>{` - ${shortEnd(appointment.end_time)}`}</span>
          </>
        ) : (
          time
        )}
      </bdi>
      <span className={styles.unseen}>{` · ${status}`}</span>
      {clash && <span className={styles.unseen}>{`, ${t(clashMarks[clash])}`}</span>}
    </button>
  );
}

/** What tells an appointment, and the colour in which it is drawn. */
export function looksOf({ appointment, isCovered }: Pick<Block, 'appointment' | 'isCovered'>) {
  return {
    'data-id': appointment.id,
    'data-tone': toneOf(appointment.status),
    'data-is-off': isDropped(appointment) ? '' : undefined,
    'data-is-covered': isCovered ? '' : undefined,
  };
}

/** Pixels; ten minutes. */
const MIN_HEIGHT = 17;

/**
 * Where a block stands on the board, or in an element of its column alone.
 *
 * @param start pixels to the beginning of its column
 * @param width pixels of the column
 */
export function blockPlace(
  { from, to, lane, lanes }: Block,
  hours: Minutes,
  start: number,
  width: number,
): CSSProperties {
  return {
    insetBlockStart: heightOf(from, hours) + 1,
    height: Math.max(heightOf(to, hours) - heightOf(from, hours), MIN_HEIGHT) - GAP,
    insetInlineStart: start + (lane / lanes) * width + GAP,
    width: width / lanes - 2 * GAP,
  };
}
