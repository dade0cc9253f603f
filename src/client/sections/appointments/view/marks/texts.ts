import { dayAndMonth, weekdayName } from '#client/lib/dates';
import { messagesOf, say, type Message, type Text } from '#client/lib/text';
import { weekdays } from '#client/lib/weekdayNames';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { statusLabels } from '#client/sections/appointments/list/messages';
import { isOfOthers, type FigureMark, type PictureId } from './marks';

/** What the pictures are called. */
export const pictureTitles = messagesOf('appointments.figures.picture', {
  day: 'Visits a day',
  doctor: 'Cancelled by doctor',
  weekday: 'Cancelled by weekday',
  notice: 'Cancelled by notice',
  week: 'Week by doctor',
}) satisfies Record<PictureId, Message>;

const messages = messagesOf('appointments.figures.mark', {
  day: '{weekday} {date}',
  slot: '{weekday} {time}',
  before: 'entered afterwards',
  sameDay: 'the same day',
  days: '{first, plural, one {# day} other {# days}}',
  span: '{first} to {last} days',
  shortSpan: '{first}–{last}',
  shortMore: '{first}+',
  more: '{first} days and more',
  other: 'Other statuses',
  others: 'others',
  cell: '{row}, {column}',
});

/** Finds the name of the doctor of an id. */
type NameOf = (id: string) => string | undefined;

/** What a row of a picture is called. */
export function rowText({ picture, row }: Pick<FigureMark, 'picture' | 'row'>, doctorName: NameOf): Text {
  switch (picture) {
    case 'day':
      return say(messages.day, { weekday: weekdayName(row), date: dayAndMonth(row) });
    case 'week': {
      const [day = '', hour = ''] = row.split('-');
      return say(messages.slot, { weekday: weekdays[Number(day)] ?? '', time: `${hour}:00` });
    }
    case 'weekday':
      return weekdays[Number(row)] ?? row;
    case 'doctor':
      return doctorText(row, doctorName);
    case 'notice':
      return spanText(row);
  }
}

/** The same in lines, where there is little room; `undefined` where it is short. */
export function rowLines({ picture, row }: Pick<FigureMark, 'picture' | 'row'>): Text[] | undefined {
  if (picture === 'day') return [weekdayName(row), dayAndMonth(row)];
  if (picture !== 'notice') return undefined;
  const [first = '', last] = row.split('-');
  if (first === 'before') return ['< 0'];
  if (last === undefined) return [first];
  return [last === '' ? say(messages.shortMore, { first }) : say(messages.shortSpan, { first, last })];
}

function spanText(span: string): Text {
  const [first = '', last] = span.split('-');
  if (span === 'before') return messages.before;
  if (span === '0') return messages.sameDay;
  if (last === undefined) return say(messages.days, { first: Number(first) });
  return last === '' ? say(messages.more, { first }) : say(messages.span, { first, last });
}

function doctorText(key: string, doctorName: NameOf): Text {
  return isOfOthers(key) ? messages.others : calledDoctor(doctorName(key));
}

/** What a column of a picture is called. */
export function columnText({ picture, column }: Pick<FigureMark, 'picture' | 'column'>, doctorName: NameOf): Text {
  if (picture === 'week') return doctorText(column, doctorName);
  return (statusLabels as Readonly<Record<string, Message>>)[column] ?? messages.other;
}

/** What a mark is called, without its number. */
export function cellText(mark: FigureMark, doctorName: NameOf): Text {
  return say(messages.cell, { row: rowText(mark, doctorName), column: columnText(mark, doctorName) });
}
