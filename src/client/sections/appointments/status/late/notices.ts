import { say, type Text } from '#client/lib/text';
import { undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { statusText, type StatusChange } from '#client/sections/appointments/list/statusActions';
import type { Notice } from '#client/state/notices';
import { statusMessages } from './messages';

/** Milliseconds in which a change can be undone by its notice. */
export const UNDO_MS = 10_000;

/**
 * Tells that a status was set and offers to undo that; it says what another desk had made of the appointment when that
 * was not what was on screen.
 *
 * @param made the change as the service made it, `expected` as it was on screen
 */
export function changedNotice(made: StatusChange, expected: StatusChange, concerns: Text | null): Omit<Notice, 'id'> {
  return {
    ...noticeOf(made, expected, concerns),
    text: statusMessages.statusChanged,
    ...(made.from !== made.to && { offer: { event: undoChosen(made), label: statusMessages.undo } }),
  };
}

/** Tells that a change was undone, and offers to set back what another desk had made of the appointment since. */
export function undoneNotice(made: StatusChange, expected: StatusChange, concerns: Text | null): Omit<Notice, 'id'> {
  const label = say(statusMessages.setBack, { status: statusText(made.from) });
  const isOverruled = made.from !== expected.from && made.from !== made.to;
  return {
    ...noticeOf(made, expected, concerns),
    text: say(statusMessages.undone, { status: statusText(made.to) }),
    ...(isOverruled && { offer: { event: undoChosen(made), label } }),
  };
}

/** The newest notice of an appointment takes the place of an older one, whose offer is out of date. */
function noticeOf(made: StatusChange, expected: StatusChange, concerns: Text | null) {
  const { from, id } = made;
  return {
    kind: 'success' as const,
    concerns,
    detail: from === expected.from ? null : say(statusMessages.meanwhile, { status: statusText(from) }),
    topic: appointmentKeys.status(id),
    closesAfterMs: UNDO_MS,
  };
}
