import type { StoredAppointment } from '#client/entities/appointments';
import { csvLinesOf, csvOf, type CellValue } from '#client/lib/csv';
import { timeRange } from '#client/lib/dates';
import { humanized } from '#client/lib/text';
import { rowOf, type AppointmentRow, type Referred } from '#client/sections/appointments/list/rows';
import type { ColumnId } from '#client/sections/appointments/view/columns';
import type { CsvOrder } from '../events';

/** What a program reads in a column: dates as ISO 8601, phone numbers as they were sent, nothing for the unknown. */
const values: Readonly<Record<ColumnId, (row: AppointmentRow, order: CsvOrder) => CellValue>> = {
  patient: ({ patientName }) => patientName,
  doctor: ({ doctorName }) => doctorName,
  specialization: ({ doctorSpecialization }) => doctorSpecialization,
  date: ({ date }) => date,
  time: ({ startTime, endTime }) => timeRange(startTime, endTime),
  location: ({ locationName }) => locationName,
  phone: ({ doctorPhone }) => doctorPhone,
  status: ({ status }, { statuses }) => statuses[status] ?? humanized(status),
  created: ({ createdAt }) => createdAt,
  updated: ({ updatedAt }) => updatedAt,
};

/** The beginning of the file: its mark and the line of headers. */
export function csvHead({ header }: CsvOrder): Blob {
  return new Blob([csvOf(header, [])]);
}

/** The lines of some appointments, as bytes already: to encode a long file in one go holds the page up for 60 ms. */
export function csvRows(list: readonly StoredAppointment[], referred: Referred, order: CsvOrder): Blob {
  const lines = csvLinesOf(
    list.map((one) => {
      const row = rowOf(one, referred);
      return order.columns.map((column) => values[column](row, order));
    }),
  );
  return new Blob([lines]);
}
