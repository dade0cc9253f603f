import { shortWeekdays } from '#client/lib/calendarNames';
import { groupBy } from '#client/lib/groupBy';
import { messagesOf, say, type Text } from '#client/lib/text';
import { DAYS_OF_WEEK, daysOfWeek } from '#client/lib/week';

/** Days from which on those that follow each other are said by the first and the last of them. */
const RUN = 3;

/** Weekdays that are the same, Sunday 0 to Saturday 6, each once and in the order of the week. */
export function equalDays(keyOf: (day: number) => string): number[][] {
  return [...groupBy(daysOfWeek(), keyOf).values()];
}

/** What some days of a week are called together: `Mon–Thu, Sat, Sun`. */
export function daysTogether(days: readonly number[]): Text {
  if (days.length === DAYS_OF_WEEK) return equalDaysMessages.everyDay;
  const order = daysOfWeek();
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && order.indexOf(day) === order.indexOf(last.at(-1) ?? 0) + 1) last.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run): Text[] =>
    run.length < RUN
      ? run.map(named)
      : [say(equalDaysMessages.fromTo, { first: named(run[0]), last: named(run.at(-1)) })],
  );
  const [first = '', ...others] = parts;
  return others.reduce<Text>((row, next) => say(equalDaysMessages.next, { row, next }), first);
}

const named = (day = 0): Text => shortWeekdays[day] ?? '';

const equalDaysMessages = messagesOf('week.equal', {
  everyDay: 'Every day',
  fromTo: '{first}–{last}',
  next: '{row}, {next}',
});
