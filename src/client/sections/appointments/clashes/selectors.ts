import { selectParam, type AddressRoot } from '#client/state/address';
import type { Clashing } from '../list/rows';
import { ONLY } from './events';
import type { ClashesRoot } from './slice';

/** The appointments that clash with another; `null` before that is known. */
export function selectClashing({ appointmentClashes }: ClashesRoot): Clashing | null {
  return appointmentClashes;
}

/** Whether the list is narrowed to appointments that clash. */
export function selectIsClashesOnly(state: AddressRoot): boolean {
  return selectParam(state, 'clashes') === ONLY;
}
