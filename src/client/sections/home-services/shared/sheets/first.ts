import type { ListFilter } from '../kind/defineKind';

/** The ledger of the rows of a file, for each list that it belongs to. */
export function sheetKey(sheet: string, filter: ListFilter): string {
  return `homeServices/${sheet}/import/${Object.values(filter).join('/')}`;
}
