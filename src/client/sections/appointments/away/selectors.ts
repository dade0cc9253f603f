import { selectParam, type AddressRoot } from '#client/state/address';
import type { AwayRoot } from './state';

/** Whether one of the dialogs is open, or a plan was sent that somebody may come back to. */
export function selectIsAwayWanted(state: AddressRoot & AwayRoot): boolean {
  return Boolean(selectParam(state, 'away') || selectParam(state, 'late')) || state.appointmentAway.sent !== null;
}
