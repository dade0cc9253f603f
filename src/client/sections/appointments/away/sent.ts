import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import type { Availability, AvailabilityDraft } from '#contract/availabilities';
import type { DateText, Id, TimeText } from '#contract/common';

/** When a doctor is away: from a time of the first day to one of the last; an empty time is the end of its day. */
export interface AwaySpan {
  from: DateText;
  to: DateText;
  fromTime: TimeText;
  toTime: TimeText;
}

/** Who is away: these doctors, from a place that is closed, or from all for `null`. A doctor away is the set of one. */
export interface Absence {
  doctorIds: readonly Id[];
  placeId: Id | null;
}

/**
 * How a line of a plan stands; `out` means that another desk has changed it, so that nothing was sent, `back` that a
 * move was undone of which the patient had been told.
 */
export type LineEnd =
  | { is: 'open' | 'stays' | 'noTime' | 'out' | 'back' }
  | { is: 'moved'; to: Id }
  /** Whether the time was no longer free, so that another one can be offered. */
  | { is: 'failed'; isTaken: boolean };

/** A line of a plan that was sent. */
export interface PlannedVisit {
  /** The appointment as it was then: ids, times and the status, and no name, for the device keeps it. */
  original: StoredAppointment;
  /** Where it is to go, with its place; `null` where it stays or has no time. */
  target: Slot | null;
  /** The appointments whose times it goes into, which have to be moved first. None of a doctor who is away. */
  waitsFor: readonly Id[];
  end: LineEnd;
  /** Whether the patient was told how the line stands. */
  isCalled?: boolean;
}

/** Hours after those of today, in which a doctor who is late makes room. */
export interface Stay {
  hours: AvailabilityDraft;
  /** Whether they are still to be opened, were opened for the plan, or were there by then. */
  is: 'wanted' | 'opened' | 'there';
}

/** A plan that was sent, and how far it is: what `To call`, `Close these hours` and `Undo` are about. */
export interface SentPlan extends Absence {
  kind: 'away' | 'late';
  span: AwaySpan;
  /** Whether `Close these hours` is ticked. */
  closesHours: boolean;
  lines: readonly PlannedVisit[];
  /** The ranges that `Closed hours` has deleted, which Undo adds again first. */
  closed: readonly Availability[];
  /** The hours that are opened before anybody is moved into them, for a doctor who stays longer. */
  stay?: Stay;
  /** Whether it was undone, so that it cannot be once more. */
  isUndone: boolean;
}
