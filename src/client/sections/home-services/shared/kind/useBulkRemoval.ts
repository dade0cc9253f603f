import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import type { Id } from '#contract/common';
import { REMOVING, type ListFilter, type Kind, type KindRemoval, type Removal } from './defineKind';

/** The rows of a list that a person has ticked, and how they are removed together. */
export interface BulkRemovalView {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Removes those of these rows that are ticked. */
  removeSelected: (rows: readonly Removal[]) => void;
  isSending: boolean;
  /** What the button says that removes them, and what the ledger says that was done. */
  texts: Pick<KindRemoval['texts']['many'], 'selected' | 'deed'>;
  /** What a panel needs to show how far it is; there once something was sent. */
  panel: ReturnType<typeof useFanOut>['panel'];
}

/** Lets a person tick rows of a kind under a filter, and remove them together. */
export function useBulkRemoval<Row extends { id: Id }, Body, Filter extends ListFilter>(
  { keys, events, removal }: Pick<Kind<Row, Body, Filter>, 'keys' | 'events'> & { removal?: KindRemoval | undefined },
  filter: Filter,
): BulkRemovalView {
  const dispatch = useDispatch();
  const [selected, onSelect] = useState<ReadonlySet<string>>(NONE);
  const { isSending, panel } = useFanOut(keys.removeMany(filter));
  const removeSelected = (rows: readonly Removal[]) => {
    const removals = rows.filter(({ id }) => selected.has(String(id)));
    if (removals.length > 0) dispatch(events.bulkRemoveChosen({ filter, removals }));
  };
  return { selected, onSelect, removeSelected, isSending, panel, texts: removal?.texts.many ?? REMOVING.many };
}

const NONE: ReadonlySet<string> = new Set();
