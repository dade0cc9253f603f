import { createAction, type Reducer } from '@reduxjs/toolkit';

import { messagesOf, type Message } from '#client/lib/text';
import { createViewEvent, selectParam, type AddressRoot } from '#client/state/address';
import type { Clashing, ClashKind } from '../list/rows';

/** The clashes of the list as it is now are known. */
export const clashesFound = createAction<Clashing>('appointments/clashesFound');
/** What the address says where only clashes are shown. */
const ONLY = 'only';

/** A person wants only the appointments that clash, or all of them again. */
export const clashesChosen = createViewEvent('appointments/clashesChosen', (isOn: boolean) => ({
  clashes: isOn ? ONLY : null,
}));

/** The shape that selectors of clashes need. */
export interface ClashesRoot {
  /** The clashes of the whole list; `null` before they are known. */
  appointmentClashes: Clashing | null;
}

/** The clashes that were found last; finding the same ones again changes nothing, so that no row is drawn anew. */
export const clashesReducer: Reducer<ClashesRoot['appointmentClashes']> = (clashing = null, action) => {
  if (!clashesFound.match(action)) return clashing;
  const found = action.payload;
  const isSame = clashing?.size === found.size && [...found].every(([id, kind]) => clashing.get(id) === kind);
  return isSame ? clashing : found;
};

/** The appointments that clash with another; `null` before that is known. */
export function selectClashing({ appointmentClashes }: ClashesRoot): Clashing | null {
  return appointmentClashes;
}

/** Whether the list is narrowed to appointments that clash. */
export function selectIsClashesOnly(state: AddressRoot): boolean {
  return selectParam(state, 'clashes') === ONLY;
}

/** What a row says of its clash. */
export const clashMarks = messagesOf('appointments.clashes', {
  doctor: 'The doctor has another appointment at this time',
  patient: 'The patient has another appointment at this time',
  both: 'Doctor and patient have another appointment at this time',
}) satisfies Record<ClashKind, Message>;
