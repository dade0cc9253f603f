import { weakMapMemoize } from 'reselect';

import { isDropped, type StoredAppointment } from '#client/entities/appointments';
import { beside, say, type Text } from '#client/lib/text';
import { listMessages } from './messages';

/** How many patients come, or came, and how many appointments beside them were dropped. */
export interface VisitCount {
  kept: number;
  rejected: number;
  cancelled: number;
}

const NOTHING: ReadonlyMap<StoredAppointment, number> = new Map();

/**
 * Counts appointments, of a list those from `start` to before `end`. Whatever counts patients counts by this rule
 * (decisions: appointment list).
 *
 * @param folded how many rejected visits beside the list are told at one of it
 */
export function countVisits(
  list: readonly StoredAppointment[],
  start = 0,
  end = list.length,
  folded = NOTHING,
): VisitCount {
  let [rejected, dropped, beside] = [0, 0, 0];
  for (let at = start; at < end; at += 1) {
    const one = list[at];
    if (!one) continue;
    beside += folded.get(one) ?? 0;
    if (!isDropped(one)) continue;
    dropped += 1;
    if (one.status === 'rejected') rejected += 1;
  }
  return { kept: end - start - dropped, rejected: rejected + beside, cancelled: dropped - rejected };
}

/** The same, counted once of the same list. */
export const visitsCounted = weakMapMemoize(countVisits);

/** What such a count says, `12 · 3 rejected`. */
export function visitCountText(count: VisitCount): Text {
  return visitCountParts(count).reduce(beside);
}

/** The same in words, `12 appointments · 3 rejected`. */
export function visitCountInWords(count: VisitCount): Text {
  const parts: Text[] = [say(listMessages.count, { count: count.kept }), ...droppedParts(count)];
  return parts.reduce(beside);
}

/** The parts of such a count. */
export function visitCountParts(count: VisitCount): Text[] {
  const dropped = droppedParts(count);
  return count.kept > 0 || dropped.length === 0
    ? [say(listMessages.number, { count: count.kept }), ...dropped]
    : dropped;
}

function droppedParts({ rejected, cancelled }: VisitCount): Text[] {
  return [
    ...(rejected > 0 ? [say(listMessages.rejected, { count: rejected })] : []),
    ...(cancelled > 0 ? [say(listMessages.cancelled, { count: cancelled })] : []),
  ];
}
