import { dayAndMonth, weekdayName } from '#client/lib/dates';
import { messagesOf, say, type Message, type Text } from '#client/lib/text';
import { weekdays } from '#client/lib/weekdayNames';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { statusLabels } from '#client/sections/appointments/list/messages';
import type { FigureMark, PictureId } from './marks';

/** What the pictures are called. */
export const pictureTitles = messagesOf('appointments.figures.picture', {
  day: 'Visits a day',
  week: 'Week by doctor',
  weekday: 'Cancelled by weekday',
  notice: 'Cancelled by notice',
  age: 'Pending by age',
  hour: 'Busiest hours',
}) satisfies Record<PictureId, Message>;

const messages = messagesOf('appointments.figures.mark', {
  day: '{weekday} {date}',
  slot: '{weekday} {time}',
  before: 'entered afterwards',
  sameDay: 'the same day',
  today: 'today',
  days: '{first, plural, one {# day} other {# days}}',
  span: '{first} to {last} days',
  shortSpan: '{first}–{last}',
  shortMore: '{first}+',
  more: '{first} days and more',
  visits: 'Visits',
  other: 'Other statuses',
  others: 'others',
  cell: '{row}, {column}',
});

/** What a row of a picture is called. */
export function rowText({ picture, row }: Pick<FigureMark, 'picture' | 'row'>): Text {
  switch (picture) {
    case 'day':
      return say(messages.day, { weekday: weekdayName(row), date: dayAndMonth(row) });
    case 'week': {
      const [day = '', hour = ''] = row.split('-');
      return say(messages.slot, { weekday: weekdays[Number(day)] ?? '', time: `${hour}:00` });
    }
    case 'weekday':
      return weekdays[Number(row)] ?? row;
    case 'hour':
      return `${row}:00`;
    case 'notice':
      return spanText(row, messages.sameDay);
    case 'age':
      return spanText(row, messages.today);
  }
}

/** The same in lines, where there is little room; `undefined` where it is short. */
export function rowLines({ picture, row }: Pick<FigureMark, 'picture' | 'row'>): Text[] | undefined {
  if (picture === 'day') return [weekdayName(row), dayAndMonth(row)];
  if (picture !== 'notice' && picture !== 'age') return undefined;
  const [first = '', last] = row.split('-');
  if (first === 'before') return ['< 0'];
  if (last === undefined) return [first];
  return [last === '' ? say(messages.shortMore, { first }) : say(messages.shortSpan, { first, last })];
}

function spanText(span: string, none: Message): Text {
  const [first = '', last] = span.split('-');
  if (span === 'before') return messages.before;
  if (span === '0') return none;
  if (last === undefined) return say(messages.days, { first: Number(first) });
  return last === '' ? say(messages.more, { first }) : say(messages.span, { first, last });
}

/** What a column of a picture is called; `doctorName` is the name of the doctor of this id. */
export function columnText(
  { picture, column }: Pick<FigureMark, 'picture' | 'column'>,
  doctorName: (id: string) => string | undefined,
): Text {
  if (picture === 'week') return column.startsWith('not:') ? messages.others : calledDoctor(doctorName(column));
  if (column === 'visits') return messages.visits;
  return (statusLabels as Readonly<Record<string, Message>>)[column] ?? messages.other;
}

/** What a mark is called, without its number. */
export function cellText(mark: FigureMark, doctorName: (id: string) => string | undefined): Text {
  return say(messages.cell, { row: rowText(mark), column: columnText(mark, doctorName) });
}
