import type { Message } from '#client/lib/text';

/** The sentences of every grid, those of its library included. */
export const gridMessages = {
  columns: { id: 'grid.columns', defaultMessage: 'Columns' },
  allColumns: { id: 'grid.allColumns', defaultMessage: 'Show all columns' },
  noColumns: { id: 'grid.noColumns', defaultMessage: 'All columns are hidden. “Columns” brings them back.' },
  compact: { id: 'grid.compact', defaultMessage: 'Compact rows' },
  standard: { id: 'grid.standard', defaultMessage: 'Standard rows' },
  comfortable: { id: 'grid.comfortable', defaultMessage: 'Comfortable rows' },
  export: { id: 'grid.export', defaultMessage: 'Export' },
  downloadCsv: { id: 'grid.downloadCsv', defaultMessage: 'Download CSV' },
  print: { id: 'grid.print', defaultMessage: 'Print' },
  sort: { id: 'grid.sort', defaultMessage: 'Sort' },
  selection: { id: 'grid.selection', defaultMessage: 'Selection' },
  selectAll: { id: 'grid.selectAll', defaultMessage: 'Select all' },
  select: { id: 'grid.select', defaultMessage: 'Select {name}' },
  rowsPerPage: { id: 'grid.rowsPerPage', defaultMessage: 'Rows per page' },
  rowsShown: { id: 'grid.rowsShown', defaultMessage: '{from, number}–{to, number} of {count, number}' },
  firstPage: { id: 'grid.firstPage', defaultMessage: 'First page' },
  previousPage: { id: 'grid.previousPage', defaultMessage: 'Previous page' },
  nextPage: { id: 'grid.nextPage', defaultMessage: 'Next page' },
  lastPage: { id: 'grid.lastPage', defaultMessage: 'Last page' },
} satisfies Record<string, Message>;
