import type { DataGridProps, GridEventListener, GridRowClassNameParams } from '@mui/x-data-grid';
import { useCallback, useMemo } from 'react';

import { useT } from '../language/useT';
import { takesKey } from './cellKeys';
import { RowsRoom } from './GridBox';
import { GridFrame } from './GridFrame';
import { SelectAll, type SelectAllState } from './LibraryColumns';
import { localeTextIn } from './localeText';

interface LibraryRowsProps<Row extends object> extends Pick<DataGridProps<Row>, 'apiRef'> {
  label: string;
  /** The rows of the page that are drawn. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHeight: number;
  /** Pixels of all rows of the page. */
  height: number;
  /** The keys of the rows that were just made. */
  tinted: ReadonlySet<string>;
  selectAll: SelectAllState;
  /** The columns, the order and the check boxes as the library takes them. */
  library: Omit<DataGridProps<Row>, 'rows'>;
}

/** The rows of a grid in the grid of the library, where its columns have room side by side. */
export function LibraryRows<Row extends object>(props: LibraryRowsProps<Row>) {
  const { apiRef, label, rows, rowKey, rowHeight, height, tinted, selectAll, library } = props;
  const t = useT();
  const rowClass = useCallback(({ id }: GridRowClassNameParams) => (tinted.has(String(id)) ? 'made' : ''), [tinted]);
  const localeText = useMemo(() => localeTextIn(t), [t]);
  return (
    <SelectAll value={selectAll}>
      <RowsRoom height={height}>
        <GridFrame
          apiRef={apiRef}
          aria-label={label}
          rows={rows}
          getRowId={rowKey}
          rowHeight={rowHeight}
          localeText={localeText}
          {...library}
          getRowClassName={rowClass}
          onCellKeyDown={leaveKeys}
        />
      </RowsRoom>
    </SelectAll>
  );
}

const leaveKeys: GridEventListener<'cellKeyDown'> = (_, event) => {
  event.defaultMuiPrevented = takesKey(event);
};
