import { timeRange } from '#client/lib/dates';
import { namesInARow, say, type Text } from '#client/lib/text';
import { planLedgerMessages } from '#client/state/plans/messages';
import { availabilityMessages } from '../hours/messages';
import type { LeftOut } from './difference';
import { planHoursMessages } from './messages';
import type { Staying, Visit } from './staying';

/** Most people whom a line names. */
const NAMED_AT_MOST = 3;

/** Why hours stay, and who is expected in them. */
export function stayingText(why: Staying): Text {
  if (why.is !== 'taken') return STAYING[why.is];
  const { isBooked, visits } = why;
  if (visits.length === 0) return planHoursMessages.booked;
  const names = namesInARow(visits.map(visitNamed), NAMED_AT_MOST);
  return isBooked ? say(planHoursMessages.bookedBy, { names }) : say(planHoursMessages.expects, { names });
}

const STAYING = {
  begun: planLedgerMessages.begun,
  elsewhere: planHoursMessages.elsewhere,
  unknown: planHoursMessages.visitsUnknown,
};

/** Why wanted hours are left out. */
export function leftOutText(why: LeftOut): Text {
  if (why.is === 'begun') return STAYING.begun;
  if (why.is === 'closed') return planHoursMessages.closed;
  const { available_from, available_to } = why.slot;
  const hours = timeRange(available_from, available_to);
  return why.why
    ? say(planLedgerMessages.overlapsBecause, { hours, why: stayingText(why.why) })
    : say(planLedgerMessages.overlaps, { hours });
}

function visitNamed({ patient, start, end }: Visit): Text {
  const name = patient ?? availabilityMessages.unknownPatient;
  return start === ''
    ? name
    : say(availabilityMessages.patientAt, { patient: name, hours: timeRange(start, end || start) });
}
