import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { folded } from '#client/lib/fold';
import { searchTyped } from '#client/sections/home-services/events';
import { selectSearch } from '#client/sections/home-services/selectors';

/** The search of the open tab, read from the address, and the function that changes it. */
export function useSearch(): [text: string, search: (text: string) => void] {
  const dispatch = useDispatch();
  const search = useCallback(
    (text: string) => {
      dispatch(searchTyped(text));
    },
    [dispatch],
  );
  return [useSelector(selectSearch), search];
}

/** The rows whose search text contains the search; all rows while it is empty. */
export function useFound<Row>(
  rows: readonly Row[] | undefined,
  searchTextOf: (row: Row) => string,
): readonly Row[] | undefined {
  const wanted = folded(useSelector(selectSearch).trim());
  const texts = useMemo(() => rows?.map((row) => folded(searchTextOf(row))), [rows, searchTextOf]);
  return useMemo(
    () => (wanted === '' ? rows : rows?.filter((_, index) => texts?.[index]?.includes(wanted))),
    [rows, texts, wanted],
  );
}
