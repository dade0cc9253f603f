import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { StoredRow } from '#client/state/fanOut/row';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import type { Id } from '#contract/common';
import type { ListFilter } from '../kind/defineKind';
import type { HomeListsRoot } from '../kind/slice';
import { rowsToSend } from './difference';
import type { SheetRow } from './events';
import { sheetKey } from './first';
import { isLeftBehind } from './leftBehind';
import { selectAreSure, type SheetService } from './sagas/applySheet';
import { useComparison } from './useComparison';
import { useFile } from './useFile';

/** A file that is taken in: how it is read and compared, what of it would be sent, and what became of what was. */
export function useImport<Thing extends { id: Id }, World>(service: SheetService<Thing, World>, filter: ListFilter) {
  const { sheet, lists, selectWorld } = service;
  const { file, forget, ...source } = useFile(sheet);
  const { panel, isSending } = useFanOut(sheetKey(sheet.name, filter));
  const world = useSelector((state) => selectWorld(state as never, filter));
  const isSure = useSelector((state) => selectAreSure(state as HomeListsRoot, lists(filter)));
  const view = useComparison(sheet, world, file, { isHeld: isSending, isSure });
  const { difference } = view;
  const toSend = useMemo(() => (difference ? rowsToSend(difference, filter) : []), [difference, filter]);
  const sent = (panel?.ledger.rows ?? []) as readonly StoredRow<SheetRow>[];
  return {
    ...{ file, source, view, world, isSure, panel, isSending, toSend, sent },
    isDirty: view.isTyping || isLeftBehind({ ...view, toSend, sent: sent.map(({ payload }) => payload.cells) }),
    forget: () => {
      panel?.onClose();
      view.reset();
      forget();
    },
  };
}
