import type { StoredAppointment } from '#client/entities/appointments';
import { csvLinesOf, csvOf, phoneCell, type CellValue } from '#client/lib/csv';
import { clockTime, longDate, momentDate, timeRange } from '#client/lib/dates';
import type { Text } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import { translated, type Language } from '#client/ui/language/useT';
import { calledDoctor } from '../list/calledDoctor';
import { rowOf, type AppointmentRow, type Referred } from '../list/rows';
import { statusText } from '../list/statusActions';
import { columnHeaders, type ColumnId } from '../view/columns';
import type { CsvOrder } from './events';

/** Says a text in the language of a file. */
type Say = (text: Text) => string;

/** What stands in a column: what the list shows, and nothing for the unknown. */
const values: Readonly<Record<ColumnId, (row: AppointmentRow, say: Say) => CellValue>> = {
  patient: ({ patientName }) => patientName,
  doctor: ({ doctorName }, say) => doctorName && say(calledDoctor(doctorName)),
  specialization: ({ doctorSpecialization }) => doctorSpecialization,
  date: ({ date }, say) => say(longDate(date)),
  time: ({ startTime, endTime }) => timeRange(startTime, endTime),
  location: ({ locationName }) => locationName,
  phone: ({ doctorPhone }) => doctorPhone && phoneCell(doctorPhone),
  status: ({ status }, say) => say(statusText(status)),
  created: ({ createdAt }, say) => localMoment(createdAt, say),
  updated: ({ updatedAt }, say) => localMoment(updatedAt, say),
};

/** The day and clock time of a moment where the clinic is; nothing of none. */
function localMoment(moment: string | null, say: Say): CellValue {
  const at = momentOf(moment ?? '');
  return moment && !Number.isNaN(at.getTime()) ? `${say(momentDate(moment))} ${clockTime(at)}` : null;
}

/** Dates come again and again, so that each is put into words once. */
function sayIn(language: Language): Say {
  const said = new Map<string, string>();
  return (text) => {
    const key = typeof text === 'string' ? text : JSON.stringify(text);
    const known = said.get(key) ?? translated(language, text);
    said.set(key, known);
    return known;
  };
}

/** The beginning of the file: its mark and the line of headers. */
export function csvHead({ columns, language, dialect }: CsvOrder): Blob {
  const say = sayIn(language);
  return new Blob([csvOf(dialect, [columns.map((column) => say(columnHeaders[column]))])]);
}

/** The lines of some appointments, as bytes already: to encode a long file in one go holds the page up for 60 ms. */
export function csvRows(list: readonly StoredAppointment[], referred: Referred, order: CsvOrder): Blob {
  const say = sayIn(order.language);
  const lines = list.map((one) => {
    const row = rowOf(one, referred);
    return order.columns.map((column) => values[column](row, say));
  });
  return new Blob([csvLinesOf(order.dialect, lines)]);
}
