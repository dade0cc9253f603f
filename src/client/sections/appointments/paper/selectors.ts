import type { ExportRoot } from './slice';

/** How much of the CSV file is written, in percent. */
export function selectCsvPercent({ appointmentExport: { percent } }: ExportRoot): number {
  return percent;
}
