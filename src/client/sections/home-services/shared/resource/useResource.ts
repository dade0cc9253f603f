import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import type { Failure } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { useFormOpening, useInterrupted } from '#client/state/forms/useFormOpening';
import { noticeShown } from '#client/state/notices';
import { requestForgotten } from '#client/state/requests/requests';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import type { Id } from '#contract/common';
import type { Removal, Resource, Sent } from './defineResource';
import { filterOf, queryOf } from './filters';

/** What is known of a list. */
export interface ListView<Row> {
  /** `undefined` before they are there. */
  rows: readonly Row[] | undefined;
  failure: Failure | null;
  reload: () => void;
}

/**
 * The rows of a resource that a filter leaves, read when the component comes on screen or the filter changes.
 * As long as they are on screen they have their entry in the request table.
 */
export function useRows<Row extends { id: Id }, Draft, Query extends object>(
  resource: Resource<Row, Draft, Query>,
  filter: Query,
): ListView<Row> & { filter: Query } {
  const dispatch = useDispatch();
  const query = queryOf(filter);
  const settled = useMemo(() => filterOf(query) as Query, [query]);
  const rows = useSelected(resource.selectRows, settled);
  const key = resource.keys.list(settled);
  const { failure, reload } = useLoaded(key, resource.events.opened(settled));
  useEffect(
    () => () => {
      dispatch(requestForgotten(key));
    },
    [dispatch, key],
  );
  return { rows, failure, reload, filter: settled };
}

/** What the form is open for: a row, and what was typed into it before the end of the session interrupted its save. */
interface OpenForm<Row> {
  /** `null` for a new one. */
  target: Row | null;
  typed?: unknown;
}

/** What a tab needs to list, add, change and remove the things of a resource, with one form open at a time. */
export function useResource<Row extends { id: Id }, Draft, Query extends object>(
  resource: Resource<Row, Draft, Query>,
  filter: Query,
) {
  const dispatch = useDispatch();
  const key = resource.keys.save;
  const list = useRows(resource, filter);
  const save = useRequest(key);
  const interrupted = useInterrupted(key) as Interrupted<Draft, Query> | undefined;
  const tellStillSaving = useCallback(() => {
    dispatch(noticeShown({ kind: 'success', text: say(messages.stillSaving, { thing: resource.name }) }));
  }, [dispatch, resource]);
  /** One form of a kind is saved at a time: one that was left is opened again instead. */
  const { isOpen, subject, open, close } = useFormOpening<OpenForm<Row>>(key, {
    closesOnSuccess: true,
    reopensFor: interrupted ? formOf(resource, list, interrupted) : null,
    onBusy: tellStillSaving,
  });
  const target = subject?.target ?? null;
  const startEdit = useCallback(
    (row: Row) => {
      open({ target: row });
    },
    [open],
  );
  const remove = useCallback(
    (removal: Removal) => {
      dispatch(resource.events.removeChosen(removal));
    },
    [dispatch, resource],
  );
  return {
    ...list,
    save: { ...save, key, typed: subject?.typed },
    isEditing: isOpen,
    /** The row in the form; `null` for a new one. */
    editing: target,
    startCreate: () => {
      open({ target: null });
    },
    startEdit,
    /** Leaves the form. While it is being saved that goes on, and how it ends is told by a notice. */
    close: () => {
      close();
      if (save.isPending) tellStillSaving();
      else if (save.failure) list.reload();
    },
    /** Sends the form; with the values that were typed, it is offered again when the end of the session cuts it off. */
    submit: (draft: Draft, typed?: object) => {
      const sent = { draft, filter: list.filter, typed };
      dispatch(
        target ? resource.events.updateSubmitted({ ...sent, id: target.id }) : resource.events.createSubmitted(sent),
      );
    },
    remove,
  };
}

type Interrupted<Draft, Query> = Sent<Draft, Query> & { id?: Id };

/** An interrupted form as it opens again; `null` until the list that it belongs to is there with its row. */
function formOf<Row extends { id: Id }, Draft, Query extends object>(
  { keys }: Resource<Row, Draft, Query>,
  { rows, filter }: { rows: readonly Row[] | undefined; filter: Query },
  sent: Interrupted<Draft, Query>,
): OpenForm<Row> | null {
  if (!rows || keys.list(sent.filter) !== keys.list(filter)) return null;
  const target = rows.find(({ id }) => id === sent.id) ?? null;
  return target || sent.id === undefined ? { target, typed: sent.typed } : null;
}
