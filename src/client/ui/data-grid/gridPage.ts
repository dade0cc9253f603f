/** The rows per page that a person can choose from; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** The page, counted from 1, that the address names; the last one where there are fewer, the first for no number. */
export function pageFrom(param: string, rows: number, pageSize: number): number {
  const page = /^[1-9]\d*$/.test(param) ? Number(param) : 1;
  return Math.min(page, pageCount(rows, pageSize));
}

/** How many pages so many rows take, at least one. */
export function pageCount(rows: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}
