import { dayAndMonth, plainDate } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { weekOf } from '#client/lib/week';
import type { DateText } from '#contract/common';
import { boardMessages } from './messages';

/** From which date to which the week of a day goes, the month and the year once where both dates share them. */
export function weekText(day: DateText): Text {
  const week = weekOf(day);
  const [first = day, last = day] = [week[0], week.at(-1)];
  return say(boardMessages.weekOf, { from: shortenedBefore(first, last), to: plainDate(last) });
}

function shortenedBefore(first: DateText, last: DateText): Text {
  if (first.slice(0, 7) === last.slice(0, 7)) return String(Number(first.slice(8)));
  return first.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(first) : plainDate(first);
}
