import type { WantedWeeks, Week } from '#client/ui/week/week';
import type { Availability } from '#contract/availabilities';
import type { NamedDoctor, Staff } from '../hours/events';
import type { HoursLine } from './difference';
import type { Visit } from './staying';

/** What a person asks for: these weeks, for these doctors at this place. */
export interface HoursQuestion extends WantedWeeks, Staff {}

/** What would be done for a doctor. */
export interface DoctorLines {
  doctor: NamedDoctor;
  lines: readonly HoursLine[];
}

/** What a plan would do, as it was found last. */
export interface HoursDifference {
  question: HoursQuestion;
  doctors: readonly DoctorLines[];
  /** The doctors whose hours could not be read, for whom nothing is done. */
  unread: readonly NamedDoctor[];
  /** Whether nobody knows who is expected, so that nothing is removed. */
  lacksVisits: boolean;
}

/** What is known of one dialog beside the entities. */
export interface HoursPlan {
  difference: HoursDifference | null;
  /** The week that was read to be drawn, until the form has taken it. */
  drawn: Week | null;
  /** The hours of each doctor at every place, by the text of the id; `null` where they could not be read. */
  hours: Readonly<Record<string, readonly Availability[] | null>>;
  /** Who is expected, as it was read last; `null` where it could not be. */
  visits: readonly Visit[] | null;
}

/** The shape that selectors of plans need, by the scope of the dialog. */
export interface HoursPlansRoot {
  hoursPlans: Readonly<Record<string, HoursPlan>>;
}
