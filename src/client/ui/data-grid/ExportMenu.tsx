import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';

import { csvDialectOf, csvOf, type CellValue } from '#client/lib/csv';
import { useT } from '../useT';
import { downloadFile } from './downloadFile';
import { MenuButton } from './MenuButton';
import { gridMessages } from './messages';
import { printTable } from './printTable';

interface ExportMenuProps<Row> {
  /** What the file is called, without its ending. */
  name: string;
  /** The title on paper. */
  title: string;
  columns: readonly { header: string; value: (row: Row) => CellValue }[];
  /** Every row that is to leave the page, on screen or not. */
  rows: readonly Row[];
}

/** The menu that takes rows out of the page, as a file or on paper. */
export function GridExportMenu<Row>({ name, title, columns, rows }: ExportMenuProps<Row>) {
  const t = useT();
  const header = columns.map((column) => column.header);
  const cells = () => rows.map((row) => columns.map(({ value }) => value(row)));
  return (
    <MenuButton isFolding label={t(gridMessages.export)} icon={<Download size={15} />}>
      {(close) => [
        <MenuItem
          key="csv"
          onClick={() => {
            close();
            downloadFile(
              `${name}.csv`,
              'text/csv;charset=utf-8',
              csvOf(csvDialectOf(navigator.language), [header, ...cells()]),
            );
          }}
        >
          {t(gridMessages.downloadCsv)}
        </MenuItem>,
        <MenuItem
          key="print"
          onClick={() => {
            close();
            printTable(title, header, cells());
          }}
        >
          {t(gridMessages.print)}
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
