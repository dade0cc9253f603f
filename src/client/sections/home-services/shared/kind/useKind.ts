import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { askedFormShown } from '#client/sections/home-services/events';
import { selectParam } from '#client/state/address';
import { formOpened } from '#client/state/formEvents';
import { useFormOpening, useInterrupted } from '#client/state/forms/useFormOpening';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import type { Id } from '#contract/common';
import type { SaveView } from '../forms/FormDialog';
import type { ItemDraft } from '../saving/items';
import type { ListFilter, Kind, Removal, Submitted } from './defineKind';
import { selectMadeRows } from './slice';
import { useRows, type ListState } from './useRows';

/** The subject of the open form: a row, and what was typed before an interrupted save. */
interface OpenForm<Row> {
  /** `null` for a new one. */
  target: Row | null;
  typed?: unknown;
  /** The row as it was when an interrupted form was opened first. */
  opened?: object | undefined;
}

/** What the form of a kind takes from its tab. */
export interface ItemForm<Row, Body> {
  /** The row to be changed; `null` for a new one. */
  item: Row | null;
  save: SaveView;
  /** Sends the form; the `typed` values are offered again when the end of the session interrupts the save. */
  onSubmit: (draft: ItemDraft<Body>, typed?: object) => void;
  /** Leaves the form; a save that is under way goes on, and a notice tells how it ends. */
  onClose: () => void;
}

/** What a tab needs to list, add, change and remove the things of a kind, with one form open at a time. */
export function useKind<Row extends { id: Id }, Body, Filter extends ListFilter>(
  kind: Kind<Row, Body, Filter>,
  filter: Filter,
) {
  const { keys, events } = kind;
  const key = keys.save;
  const dispatch = useDispatch();
  const list = useRows(kind, filter);
  const save = useRequest(key);
  const interrupted = useInterrupted(key) as Submitted<Body, Filter>['payload'] | undefined;
  const made = useSelected(selectMadeRows, kind.name);
  const [addsAnother, setAddsAnother] = useState(false);
  const [round, setRound] = useState(0);
  const beginAnother = () => {
    dispatch(formOpened(key));
    setRound(round + 1);
  };
  const tellStillSaving = useCallback(() => dispatch(events.leftWhileSaving()), [dispatch, events]);
  /** One form of a kind is saved at a time: a form that was left while it is being saved is opened again instead. */
  const { isOpen, subject, open, close } = useFormOpening<OpenForm<Row>>(key, {
    closesOnSuccess: !addsAnother,
    reopensFor: interrupted ? formOf(kind, list, filter, interrupted) : null,
    onBusy: tellStillSaving,
  });
  const isAsked = useSelected(selectParam, 'form') === kind.name;
  useEffect(() => {
    if (!isAsked) return;
    dispatch(askedFormShown());
    open({ target: null });
  }, [dispatch, isAsked, open]);
  const target = subject?.target ?? null;
  const startEdit = useCallback((row: Row) => open({ target: row }), [open]);
  const remove = useCallback((removal: Removal) => dispatch(events.removeChosen(removal)), [dispatch, events]);
  const another =
    target === null ? { isChosen: addsAnother, choose: setAddsAnother, round, begin: beginAnother } : undefined;
  const form: ItemForm<Row, Body> = {
    item: target,
    save: { ...save, key, typed: subject?.typed, another },
    onSubmit: (draft, typed) => {
      const sent = { draft, filter, typed, opened: subject?.opened ?? target ?? undefined };
      dispatch(target ? events.updateSubmitted({ ...sent, id: target.id }) : events.createSubmitted(sent));
    },
    onClose: () => {
      close();
      if (save.isPending) tellStillSaving();
      else if (save.failure) list.reload();
    },
  };
  return {
    ...list,
    /** The rows that were made since the list came on screen. */
    made,
    startCreate: () => open({ target: null }),
    startEdit,
    remove,
    /** `null` while no form is open. */
    form: isOpen ? form : null,
  };
}

/** An interrupted form as it opens again; `null` until its list has arrived with its row. */
function formOf<Row extends { id: Id }, Body, Filter extends ListFilter>(
  { keys }: Kind<Row, Body, Filter>,
  { rows }: ListState<Row>,
  filter: Filter,
  sent: Submitted<Body, Filter>['payload'],
): OpenForm<Row> | null {
  if (!rows || keys.list(sent.filter) !== keys.list(filter)) return null;
  const target = rows.find(({ id }) => id === sent.id) ?? null;
  return target || sent.id === undefined ? { target, typed: sent.typed, opened: sent.opened } : null;
}
