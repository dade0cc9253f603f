/** By which column rows are sorted, and whether from its greatest value down. */
export interface TableSort<Column extends string = string> {
  column: Column;
  isDescending: boolean;
}

/** The sort that the address names by `name` or `-name`; `null` where it names no column that can be sorted by. */
export function sortFrom<Column extends string>(param: string, sortable: readonly Column[]): TableSort<Column> | null {
  const isDescending = param.startsWith('-');
  const name = isDescending ? param.slice(1) : param;
  const column = sortable.find((one) => one === name);
  return column === undefined ? null : { column, isDescending };
}

/** A sort as the address names it; empty for none. */
export function sortParam(sort: TableSort | null): string {
  return sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : '';
}

/** The sort that a press on the head of a column leads to: from the least value, from the greatest, none. */
export function nextSort<Column extends string>(
  sort: TableSort<Column> | null,
  column: Column,
): TableSort<Column> | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
