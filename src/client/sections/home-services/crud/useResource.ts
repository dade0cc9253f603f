import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Id } from '../../../../contract/common';
import { useRequest } from '../../../state/hooks';
import type { ListsRoot } from '../../../state/lists';
import { requestForgotten } from '../../../state/requests';
import type { Filter, Removal, Resource } from './defineResource';
import { queryOf } from './defineResource';

/**
 * The rows of a resource, read when the component comes on screen or the filter changes; `null` reads nothing, where
 * something has to be chosen first.
 */
export function useRows<Row extends { id: Id }, Draft>(resource: Resource<Row, Draft>, filter: Filter | null) {
  const dispatch = useDispatch();
  const query = filter && queryOf(filter);
  const settled = useMemo<Filter | null>(() => (query === null ? null : Object.fromEntries(new URLSearchParams(query))), [query]);
  const rows = useSelector((state: ListsRoot) => (settled ? resource.selectRows(state, settled) : undefined));
  const { isPending, failure } = useRequest(settled ? resource.keys.list(settled) : '');
  const reload = () => { if (settled) dispatch(resource.events.opened(settled)); };
  useEffect(() => { if (settled) dispatch(resource.events.opened(settled)); }, [dispatch, resource, settled]);
  return { rows, isPending, failure, reload, filter: settled ?? {} };
}

/** What a tab needs to list, add, change and remove the things of a resource, with one form open at a time. */
export function useResource<Row extends { id: Id }, Draft>(resource: Resource<Row, Draft>, filter: Filter | null) {
  const dispatch = useDispatch();
  const list = useRows(resource, filter);
  const [editing, setEditing] = useState<Row | 'new' | null>(null);
  const save = useRequest(resource.keys.save);
  const { hasSucceeded } = save;
  if (editing !== null && hasSucceeded) setEditing(null);
  const edit = (row: Row | 'new') => {
    dispatch(requestForgotten(resource.keys.save));
    setEditing(row);
  };
  const target = editing === 'new' ? null : editing;
  return {
    ...list,
    save: { ...save, key: resource.keys.save },
    isEditing: editing !== null,
    /** The row in the form; `null` for a new one. */
    editing: target,
    startCreate: () => { edit('new'); },
    startEdit: edit,
    /** Leaves the form; not while it is being saved, so that no workflow is left half done unseen. */
    close: () => {
      if (save.isPending) return;
      setEditing(null);
      if (save.failure) list.reload();
    },
    submit: (draft: Draft) => {
      dispatch(
        target
          ? resource.events.updateSubmitted({ id: target.id, draft, filter: list.filter })
          : resource.events.createSubmitted({ draft, filter: list.filter }),
      );
    },
    remove: (removal: Removal) => { dispatch(resource.events.removeChosen(removal)); },
  };
}
