import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { tabPageChosen, tabSortChosen } from '#client/sections/home-services/events';
import { selectParam } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';

/** How the grid of the open tab is sorted and which page it shows, read from the address, and what changes that. */
export function useGridView() {
  const dispatch = useDispatch();
  const sort = useSelected(selectParam, 'sort');
  const page = useSelected(selectParam, 'page');
  const onSort = useCallback((chosen: string) => dispatch(tabSortChosen(chosen)), [dispatch]);
  const onPage = useCallback((chosen: number) => dispatch(tabPageChosen(chosen)), [dispatch]);
  return useMemo(() => ({ sort, page, onSort, onPage }), [sort, page, onSort, onPage]);
}
