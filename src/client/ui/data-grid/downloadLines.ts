import { csvDialectOf, csvOf, type CellValue } from '#client/lib/csv';
import { downloadFile } from './downloadFile';

/** Has the browser save lines as a CSV file of this name (without its ending), as spreadsheets here read it. */
export function downloadLines(name: string, lines: readonly (readonly CellValue[])[]): void {
  downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(csvDialectOf(navigator.language), lines));
}
