import type { Id } from '#contract/common';
import { useFilter } from '../useFilter';

/** The row whose details are open, read from the address, and the functions that open and close it. */
export function useOpenRow<Row extends { id: Id }>(rows: readonly Row[] | undefined) {
  const [open, choose] = useFilter('open');
  return {
    row: rows?.find(({ id }) => String(id) === open),
    open: ({ id }: Row) => choose(String(id)),
    close: () => choose(''),
  };
}
