import { messagesOf } from '#client/lib/text';

/** The sentences of every grid, those of its library included. */
export const gridMessages = messagesOf('grid', {
  columns: 'Columns',
  allColumns: 'Show all columns',
  noColumns: 'All columns are hidden. “Columns” brings them back.',
  compact: 'Compact rows',
  standard: 'Standard rows',
  comfortable: 'Comfortable rows',
  export: 'Export',
  downloadCsv: 'Download CSV',
  print: 'Print',
  sort: 'Sort',
  selection: 'Selection',
  selectAll: 'Select all',
  select: 'Select {name}',
  rowsPerPage: 'Rows per page',
  rowsShown: '{from, number}–{to, number} of {count, number}',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
});
