import type { WantedWeeks, Week } from '#client/ui/week/week';
import type { EntryLine } from './difference';

/** What a plan would do, as it was found last. */
export interface ScheduleDifference {
  question: WantedWeeks;
  lines: readonly EntryLine[];
}

/** What is known of the plan of one provider beside the entities. */
export interface SchedulePlan {
  difference: ScheduleDifference | null;
  /** The week that was read to be drawn, until the form has taken it. */
  drawn: Week | null;
}

/** The shape that selectors of these plans need, by the text of the provider's id. */
export interface SchedulePlansRoot {
  schedulePlans: Readonly<Record<string, SchedulePlan>>;
}
