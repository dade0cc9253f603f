import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import type { Id, TimeText } from '#contract/common';
import type { Half } from '../chooser/times';
import type { Absence, AwaySpan, SentPlan, Stay } from './sent';

/** A line of a plan that a person looks at. */
export interface PlanLine {
  /** The appointment as it was when the plan was made. */
  appointment: StoredAppointment;
  /** The time that is proposed, or chosen by `Change`; `null` where there is none, or it is still looked for. */
  proposed: Slot | null;
  /** Whether it is to be moved; a line that is not frees its time. */
  isTicked: boolean;
  /** Whether a person has ticked it or given it a time, or has taken the tick away; left out where nobody has. */
  isChosen?: boolean;
  /** The appointments that have to be moved before this one. */
  waitsFor: readonly Id[];
}

/** To which times a plan is narrowed: to the first seven days, and to a half of each day. */
export interface NarrowedTimes {
  isWithinWeek: boolean;
  half: Half | null;
}

/** A plan that a person looks at. Its lines stand while the hours are read. */
export interface AwayPlan extends Absence {
  kind: SentPlan['kind'];
  span: AwaySpan;
  lines: readonly PlanLine[];
  /** Whether times have been looked for, so that no time means that there is none. */
  hasTimes: boolean;
  closesHours: boolean;
  /** Whether a person has said so; the hours of whole days are closed unless told. */
  isClosingChosen: boolean;
  narrowing: NarrowedTimes;
  /** By how many minutes a doctor is late. */
  shift?: number;
  /** Until when the doctor stays, and in which hours that is once those of the day are known. */
  until?: TimeText | null;
  stay?: Stay | null;
}

/** A doctor, and a place of his or hers; `null` stands for all. */
export interface DoctorAtPlace {
  doctorId: Id;
  placeId: Id | null;
}

/** The plan that is looked at, and the one that was sent last. */
export interface AwayState {
  plan: AwayPlan | null;
  sent: SentPlan | null;
  /** Whose opening hours were read for it, and at which places. */
  read: readonly DoctorAtPlace[];
}

/** The shape that selectors of this room need. */
export interface AwayRoot {
  appointmentAway: AwayState;
}
