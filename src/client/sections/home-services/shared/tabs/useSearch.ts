import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { tabSearchTyped } from '#client/sections/home-services/events';
import { selectParam } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';
import { folded, searchTest } from '#contract/text/fold';

/** The search of the open tab, read from the address, and the function that changes it. */
export function useSearch(): [text: string, search: (text: string) => void] {
  const dispatch = useDispatch();
  const search = useCallback((text: string) => dispatch(tabSearchTyped(text)), [dispatch]);
  return [useSelected(selectParam, 'q'), search];
}

/** The rows whose search text contains every word of the search; all rows while it is empty. */
export function useFound<Row>(
  rows: readonly Row[] | undefined,
  searchTextOf: (row: Row) => string,
): readonly Row[] | undefined {
  const search = useSelected(selectParam, 'q');
  const texts = useMemo(() => rows?.map((row) => folded(searchTextOf(row))), [rows, searchTextOf]);
  return useMemo(() => {
    const isFound = searchTest(search);
    return search.trim() === '' ? rows : rows?.filter((_, index) => isFound(texts?.[index] ?? ''));
  }, [rows, texts, search]);
}
