import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';

import type { CellValue } from '#client/lib/csv';
import { usePrintKey } from '../focus/usePageKey';
import { useT } from '../language/useT';
import { downloadLines } from './downloadLines';
import { MenuButton } from './MenuButton';
import { gridMessages } from './messages';
import { PrintedTable } from './PrintedTable';

/** A column as it leaves the page. */
export interface ExportedColumn<Row> {
  header: string;
  value: (row: Row) => CellValue;
}

interface ExportMenuProps<Row> {
  /** What the file is called, without its ending. */
  name: string;
  /** The title on paper. */
  title: string;
  columns: readonly ExportedColumn<Row>[];
  /** The columns that a file has besides, or in place of those of the same head. */
  ofFile?: ((rows: readonly Row[]) => Promise<readonly ExportedColumn<Row>[]>) | undefined;
  /** Every row that is to leave the page, on screen or not. */
  rows: readonly Row[];
}

/** The menu that takes rows out of the page, as a file or on paper. */
export function GridExportMenu<Row>({ name, title, columns, ofFile, rows }: ExportMenuProps<Row>) {
  const t = useT();
  const headsOf = (of: typeof columns) => of.map(({ header }) => header);
  const cellsOf = (of: typeof columns) => rows.map((row) => of.map(({ value }) => value(row)));
  const download = async () => {
    const written = withColumns(columns, (await ofFile?.(rows)) ?? []);
    downloadLines(name, [headsOf(written), ...cellsOf(written)]);
  };
  const [isPrinting, setIsPrinting] = useState(false);
  const print = () => setIsPrinting(true);
  usePrintKey(true, print);
  return (
    <>
      <MenuButton isFolding label={t(gridMessages.export)} icon={<Download size={15} />}>
        {(close) => [
          <MenuItem
            key="csv"
            onClick={() => {
              close();
              void download();
            }}
          >
            {t(gridMessages.downloadCsv)}
          </MenuItem>,
          <MenuItem
            key="print"
            onClick={() => {
              close();
              print();
            }}
          >
            {t(gridMessages.print)}
          </MenuItem>,
        ]}
      </MenuButton>
      {isPrinting && (
        <PrintedTable
          title={title}
          header={headsOf(columns)}
          rows={cellsOf(columns)}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </>
  );
}

/** Columns with others: in the place of the one of the same head, or behind. */
function withColumns<Row>(
  columns: readonly ExportedColumn<Row>[],
  others: readonly ExportedColumn<Row>[],
): readonly ExportedColumn<Row>[] {
  const of = (wanted: string) => others.find(({ header }) => header === wanted);
  const heads = columns.map(({ header }) => header);
  return [
    ...columns.map((column) => of(column.header) ?? column),
    ...others.filter(({ header }) => !heads.includes(header)),
  ];
}
