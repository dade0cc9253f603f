import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { selectParam } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';
import { filterChosen, type FilterName } from '../events';

/** A filter of the open tab, read from the address, and the function that changes it. */
export function useFilter(name: FilterName): [value: string, choose: (value: string) => void] {
  const dispatch = useDispatch();
  const value = useSelected(selectParam, name);
  const choose = useCallback((chosen: string) => dispatch(filterChosen({ name, value: chosen })), [dispatch, name]);
  return [value, choose];
}
