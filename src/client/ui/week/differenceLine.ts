import type { DateText, TimeText } from '#client/lib/dates';
import type { Message, Text } from '#client/lib/text';
import { weekPlanMessages } from './planMessages';

/** What becomes of hours: each line of a difference has a sign. */
type LineSign = 'add' | 'change' | 'remove' | 'same' | 'stays' | 'leftOut';

/** One line of a difference. */
export interface DifferenceLine {
  sign: LineSign;
  date: DateText;
  /** Whose hours they are, where several are planned for. */
  who?: Text;
  from: TimeText;
  to: TimeText;
  note: Text;
}

/** What stands for a sign. */
export const SIGNS: Record<LineSign, Message> = {
  add: weekPlanMessages.added,
  change: weekPlanMessages.changed,
  remove: weekPlanMessages.removed,
  same: weekPlanMessages.same,
  stays: weekPlanMessages.stays,
  leftOut: weekPlanMessages.leftOut,
};
