import type { Reducer } from '@reduxjs/toolkit';

import { appointments } from '#client/entities/appointments';
import { entitiesRemoved } from '#client/entities/entityStore';
import { listReceived } from '#client/state/lists';
import { appointmentKeys } from '../list/keys';
import {
  rowChoiceToggled,
  rowsChosen,
  rowsExtended,
  rowsUnchosen,
  selectionCleared,
  selectionNarrowed,
  type Extension,
} from './events';

type Keys = ReadonlySet<string>;

/** The shape that selectors of the selection need. */
export interface SelectionRoot {
  appointmentSelection: {
    /** The chosen rows, by the texts of their ids. */
    chosen: Keys;
    /** Where the last extension lies, and what was chosen before it; another of the same beginning starts there. */
    extension: (Extension & { before: Keys }) | null;
  };
}

type Selection = SelectionRoot['appointmentSelection'];

const initialState: Selection = { chosen: new Set(), extension: null };

/** Which appointments are chosen. It works on plain sets, because Immer would go through 100,000 keys one by one. */
export const selectionReducer: Reducer<Selection> = (selection = initialState, action) => {
  const { chosen, extension } = selection;
  if (rowChoiceToggled.match(action)) return toggled(chosen, action.payload);
  if (rowsExtended.match(action)) {
    const { anchor, end, keys } = action.payload;
    const before = extension?.anchor === anchor ? extension.before : chosen;
    return { chosen: new Set([...before, ...keys]), extension: { anchor, end, before } };
  }
  if (rowsChosen.match(action)) return { chosen: new Set([...chosen, ...action.payload]), extension: null };
  if (rowsUnchosen.match(action)) return without(selection, action.payload);
  if (selectionNarrowed.match(action)) return { chosen: new Set(action.payload), extension: null };
  if (selectionCleared.match(action)) return initialState;
  if (entitiesRemoved.match(action) && action.payload.kind === appointments.kind)
    return without(selection, action.payload.ids.map(String));
  if (listReceived.match(action) && action.payload.key === appointmentKeys.list && chosen.size > 0) {
    const listed = new Set(action.payload.ids.map(String));
    return without(
      selection,
      [...chosen].filter((key) => !listed.has(key)),
    );
  }
  return selection;
};

function toggled(chosen: Keys, key: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return { chosen: next, extension: { anchor: key, end: key, before: next } };
}

/** The same selection where none of these rows is chosen. */
function without(selection: Selection, keys: readonly string[]): Selection {
  const next = new Set(selection.chosen);
  for (const key of keys) next.delete(key);
  return next.size === selection.chosen.size ? selection : { chosen: next, extension: null };
}
