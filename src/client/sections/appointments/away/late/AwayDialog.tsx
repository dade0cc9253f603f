import type { DateText } from '#contract/common';

/** `Doctor away`: the span, the plan, and what was sent of it. */
export function AwayDialog(_: { doctor: string; today: DateText }) {
  return null;
}
