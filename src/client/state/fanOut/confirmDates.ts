import { call, type SagaGenerator } from 'typed-redux-saga';

import { longDate, type DateText } from '#client/lib/dates';
import { daysBetween } from '#client/lib/reckoning';
import { messagesOf, say } from '#client/lib/text';
import { askConfirmation } from '../confirmations';

/** A plan that reaches further is probably a slip of the hand. */
const YEAR_DAYS = 366;

export const longRangeMessages = messagesOf('longRange', {
  title: 'Add more than a year?',
  text: 'From {first} to {last}: {count} dates will be added.',
  confirm: 'Yes, add them',
});

/** Returns whether these dates, in ascending order, are to be added; it asks first if they span more than a year. */
export function* confirmDates(dates: readonly DateText[]): SagaGenerator<boolean> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return false;
  if (daysBetween(first, last) < YEAR_DAYS) return true;
  const question = {
    title: longRangeMessages.title,
    text: say(longRangeMessages.text, { first: longDate(first), last: longDate(last), count: dates.length }),
    confirmLabel: longRangeMessages.confirm,
  };
  return yield* call(askConfirmation, question);
}
