import type { CellValue } from '#client/lib/csv';
import { Paper } from '../page/Paper';

interface PrintedTableProps {
  title: string;
  header: readonly string[];
  rows: readonly (readonly CellValue[])[];
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** A table on paper, however much of it the screen shows; the browser repeats its heads on each page. */
export function PrintedTable({ title, header, rows, onPrinted }: PrintedTableProps) {
  const looks = header.map((_, at) =>
    rows.every((row) => typeof (row[at] ?? 0) === 'number') ? 'numbers' : undefined,
  );
  // What runs the other way does so inside its cell, which stays where its head is.
  return (
    <Paper name="printed-table" onPrinted={onPrinted}>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {header.map((head, at) => (
              <th key={at} className={looks[at]}>
                <bdi>{head}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} className={looks[at]}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
