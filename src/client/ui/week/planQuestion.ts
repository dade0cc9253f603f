import { longDate } from '#client/lib/dates';
import { daysBetween } from '#client/lib/reckoning';
import { say, type Message, type Text } from '#client/lib/text';
import { weekPlanMessages } from './planMessages';
import { isEmptyWeek, type WantedWeeks } from './week';

/** Days from which on a plan is probably a slip of the hand. */
const LONGEST_UNASKED_DAYS = 366;

interface PlanQuestion {
  title: Message;
  text: Text;
  confirmLabel: Message;
  isDestructive?: true;
}

/**
 * What is asked before a plan: whether all is to go, and whether so long a time is meant; `null` for nothing.
 *
 * @param whatStays what stays although the week is empty
 */
export function planQuestion({ week, startDate, endDate }: WantedWeeks, whatStays: Message): PlanQuestion | null {
  const span = { first: longDate(startDate), last: longDate(endDate) };
  if (isEmptyWeek(week))
    return {
      title: say(weekPlanMessages.removeAllTitle, span),
      text: whatStays,
      confirmLabel: weekPlanMessages.removeAllConfirm,
      isDestructive: true,
    };
  if (daysBetween(startDate, endDate) < LONGEST_UNASKED_DAYS) return null;
  return {
    title: weekPlanMessages.longTitle,
    text: say(weekPlanMessages.longText, span),
    confirmLabel: weekPlanMessages.longConfirm,
  };
}
