import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { Failure } from '#client/lib/errors';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import type { Id } from '#contract/common';
import { listClosed, type ListFilter, type Kind } from './defineKind';

/** The state of a list. */
export interface ListState<Row> {
  /** `undefined` until they arrive. */
  rows: readonly Row[] | undefined;
  failure: Failure | null;
  reload: () => void;
}

/** The rows of a kind under a filter; they are read when they come on screen and when the filter changes. */
export function useRows<Row extends { id: Id }, Body, Filter extends ListFilter>(
  { keys, events, selectRows }: Kind<Row, Body, Filter>,
  filter: Filter,
): ListState<Row> {
  const dispatch = useDispatch();
  const key = keys.list(filter);
  const rows = useSelected(selectRows, filter);
  const { failure, reload } = useLoaded(key, events.opened(filter));
  useEffect(
    () => () => {
      dispatch(listClosed(key));
    },
    [dispatch, key],
  );
  return { rows, failure, reload };
}
