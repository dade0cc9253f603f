import * as z from 'zod/mini';

import { endMinutesOf, isDateText, minutesOf } from '#client/lib/dates';
import type { Message, Translate } from '#client/lib/text';
import { timeTyped } from '#client/lib/typedDates';
import type { DateText } from '#contract/common';
import { awayMessages } from './messages';
import type { AwaySpan } from './sent';

/** The rules of the dialog `Doctor away`, with their sentences. */
export function spanOfAbsenceSchema(t: Translate, today: DateText) {
  return z
    .object({ from: z.string(), to: z.string(), fromTime: z.string(), toTime: z.string() })
    .check(({ value, issues }) =>
      Object.entries(findings(value, today)).forEach(([field, message]) =>
        issues.push({ code: 'custom', path: [field], message: t(message), input: value }),
      ),
    );
}

/** What is wrong with each field; a field that is right has no entry. */
function findings({ from, to, fromTime, toTime }: AwaySpan, today: DateText) {
  const found: Partial<Record<keyof AwaySpan, Message>> = {};
  if (!isDateText(from)) found.from = awayMessages.rangeMissing;
  if (!isDateText(to)) found.to = awayMessages.rangeMissing;
  else if (to < today) found.to = awayMessages.overAlready;
  else if (to < from) found.to = awayMessages.toBeforeFrom;
  if (fromTime !== '' && timeTyped(fromTime) === null) found.fromTime = awayMessages.notTime;
  if (toTime !== '' && timeTyped(toTime, true) === null) found.toTime = awayMessages.notTime;
  else if (toTime !== '' && from === to && endMinutesOf(toTime) <= minutesOf(fromTime || '00:00'))
    found.toTime = awayMessages.toTimeTooEarly;
  return found;
}

/** Whether fields pass the rules. */
export function isSpan(fields: AwaySpan, today: DateText): boolean {
  return Object.keys(findings(fields, today)).length === 0;
}

/** The span that these fields, which have passed the rules, name. */
export function spanOf({ from, to, fromTime, toTime }: AwaySpan): AwaySpan {
  return { from, to, fromTime: timeTyped(fromTime) ?? '', toTime: timeTyped(toTime, true) ?? '' };
}
