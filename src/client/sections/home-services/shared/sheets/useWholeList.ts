import { useLoaded, type Loaded } from '#client/state/requests/useLoaded';
import type { Id } from '#contract/common';
import type { Kind, ListFilter } from '../kind/defineKind';

/** Reads a list that a dialog compares with, whatever filter is on; the tab goes on with its own after it. */
export function useWholeList<Row extends { id: Id }, Body, Filter extends ListFilter>(
  { keys, events }: Pick<Kind<Row, Body, Filter>, 'keys' | 'events'>,
  filter: Filter,
): Loaded {
  return useLoaded(keys.list(filter), events.outdated(filter));
}
