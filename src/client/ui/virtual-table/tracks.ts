import type { Widths } from '../table/sharedRoom';

/** The tracks of the columns. They are a style of the table alone, so that a column is widened without a row drawn. */
export function tracksOf(columns: readonly { id: string; width: string }[], widths: Widths): string {
  return columns.map(({ id, width }) => (widths[id] ? `${widths[id]}px` : width)).join(' ');
}
