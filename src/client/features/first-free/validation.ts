import * as z from 'zod/mini';

import { endMinutesOf, isDateText, minutesOf, plainDate } from '#client/lib/dates';
import { say, type Message, type Translate } from '#client/lib/text';
import { timeTyped } from '#client/lib/typedDates';
import { fieldMessages } from '#client/ui/form/messages';
import { typedText } from '#client/ui/form/typedRules';
import type { DateText } from '#contract/common';
import { SLOT_MINUTES } from '#contract/rules';
import { wholeNumberIn } from '#contract/text/numbers';
import type { FreeTimeQuestion } from './events';
import { firstFreeMessages } from './messages';

/** What the dialog holds; every field is a text. */
export type FirstFreeFields = Record<keyof FreeTimeQuestion, string>;

/** The most slots that a time can take. */
const MOST_SLOTS = 24;

/** The rules of the dialog, with their sentences. */
export function firstFreeSchema(t: Translate, lastDate: DateText | undefined) {
  return z
    .object({
      specialty: z.string(),
      location: z.string(),
      doctor: typedText(),
      from: z.string(),
      earliest: z.string(),
      latest: z.string(),
      slots: z.string(),
    })
    .check(({ value, issues }) =>
      Object.entries(findings(value, lastDate)).forEach(([field, message]) =>
        issues.push({ code: 'custom', path: [field], message: t(message), input: value }),
      ),
    );
}

/** What is wrong with each field; a field that is right has no entry. */
function findings(fields: FirstFreeFields, lastDate: DateText | undefined) {
  const { from, earliest, latest } = fields;
  const found: Partial<Record<keyof FirstFreeFields, Message>> = {};
  if (!isDateText(from)) found.from = from === '' ? firstFreeMessages.fromMissing : fieldMessages.dateNotRead;
  else if (lastDate && from > lastDate) found.from = say(firstFreeMessages.fromTooLate, { date: plainDate(lastDate) });
  if (!isTime(earliest, false)) found.earliest = firstFreeMessages.noTime;
  if (!isTime(latest, true)) found.latest = firstFreeMessages.noTime;
  const slots = slotsIn(fields);
  if (slots === null) found.slots = firstFreeMessages.slotsWrong;
  if (found.earliest || found.latest || earliest === '' || latest === '') return found;
  const room = endMinutesOf(latest) - minutesOf(earliest);
  if (room <= 0) found.latest = firstFreeMessages.latestTooEarly;
  else if (room < (slots ?? 1) * SLOT_MINUTES) found.latest = firstFreeMessages.noRoom;
  return found;
}

function isTime(text: string, isEnd: boolean): boolean {
  return text === '' || timeTyped(text, isEnd) !== null;
}

/** How many slots a time takes, `null` where that is no whole number from 1 to 24. */
function slotsIn({ slots }: FirstFreeFields): number | null {
  const count = wholeNumberIn(slots) ?? 0;
  return count >= 1 && count <= MOST_SLOTS ? count : null;
}

/** The question that these fields, which have passed the rules, ask. */
export function questionOf(fields: FirstFreeFields): FreeTimeQuestion {
  return { ...fields, slots: slotsIn(fields) ?? 1 };
}
