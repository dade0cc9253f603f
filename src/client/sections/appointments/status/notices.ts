import { say, type Text } from '#client/lib/text';
import type { Notice, NoticeOffer } from '#client/state/notices';
import { undoChosen } from '../list/events';
import { appointmentKeys } from '../list/keys';
import { statusText, type StatusChange } from '../list/statusActions';
import { statusMessages } from './messages';

/** Milliseconds in which a change can be undone by its notice. */
export const UNDO_MS = 10_000;

/** What the notice of a change is made of. */
interface Told {
  /** The change as the service made it. */
  made: StatusChange;
  /** The same as it was on screen. */
  expected: StatusChange;
  concerns: Text | null;
  /** Whom the doctor is expected with at the same time. */
  overlap: Text | null;
  /** What can be done about the time that is free now. */
  more?: NoticeOffer | undefined;
}

/**
 * Tells that a status was set and offers to undo that; it says what another desk had made of the appointment when that
 * was not what was on screen, and which visit it overlaps.
 */
export function changedNotice({ made, more, ...told }: Told): Omit<Notice, 'id'> {
  return {
    ...noticeOf({ made, ...told }),
    text: statusMessages.statusChanged,
    ...(more && { more }),
    ...(made.from !== made.to && { offer: { event: undoChosen(made), label: statusMessages.undo } }),
  };
}

/** Tells that a change was undone, and offers to set back what another desk had made of the appointment since. */
export function undoneNotice({ made, expected, ...told }: Told): Omit<Notice, 'id'> {
  const label = say(statusMessages.setBack, { status: statusText(made.from) });
  const isOverruled = made.from !== expected.from && made.from !== made.to;
  return {
    ...noticeOf({ made, expected, ...told }),
    text: say(statusMessages.undone, { status: statusText(made.to) }),
    ...(isOverruled && { offer: { event: undoChosen(made), label } }),
  };
}

/** The newest notice of an appointment takes the place of an older one, whose offer is out of date. */
function noticeOf({ made: { from, id }, expected, concerns, overlap }: Told) {
  const isOther = from !== expected.from;
  const meanwhile = isOther ? say(statusMessages.meanwhile, { status: statusText(from) }) : null;
  return {
    kind: 'success' as const,
    concerns,
    detail:
      meanwhile && overlap
        ? say(statusMessages.because, { reason: meanwhile, truth: overlap })
        : (meanwhile ?? overlap),
    topic: appointmentKeys.status(id),
    closesAfterMs: UNDO_MS,
  };
}
