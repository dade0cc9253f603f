import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { searchTyped } from '#client/sections/home-services/events';
import { selectSearch } from '#client/sections/home-services/selectors';

/** What is searched for in the open tab, as it stands in the address, and how to search for something else. */
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

/** The rows with what is searched for in their words; in all of them nothing is searched for. */
export function useFound<Row>(
  rows: readonly Row[] | undefined,
  searchTextOf: (row: Row) => string,
): readonly Row[] | undefined {
  const wanted = useSelector(selectSearch).trim().toLowerCase();
  const texts = useMemo(() => rows?.map((row) => searchTextOf(row).toLowerCase()), [rows, searchTextOf]);
  return useMemo(
    () => (wanted === '' ? rows : rows?.filter((_, index) => texts?.[index]?.includes(wanted))),
    [rows, texts, wanted],
  );
}
