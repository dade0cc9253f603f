import type { DateText } from '#contract/common';

/** `Doctor late`: the shift, the plan, and what was sent of it. */
export function LateDialog(_: { doctor: string; today: DateText }) {
  return null;
}
