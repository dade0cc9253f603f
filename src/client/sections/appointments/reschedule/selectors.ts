import { selectSentForms, type FormsRoot } from '#client/state/forms/forms';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { rescheduleSubmitted } from '../list/events';
import { appointmentKeys } from '../list/keys';
import type { AppointmentsRoot, RescheduleView } from '../list/slice';

/** The open Reschedule dialog, `null` while it is closed. */
export function selectRescheduleView({ appointments: { reschedule } }: AppointmentsRoot): RescheduleView | null {
  return reschedule;
}

/** What was chosen for the move that the end of the session interrupted; `undefined` where there is none. */
export function selectInterruptedMove(
  state: FormsRoot & RequestsRoot,
): ReturnType<typeof rescheduleSubmitted>['payload'] | undefined {
  const isInterrupted = (key: string) => selectRequest(state, key)?.status !== 'pending';
  const [, form] =
    Object.entries(selectSentForms(state)).find(
      ([key]) => key.startsWith(appointmentKeys.reschedule('')) && isInterrupted(key),
    ) ?? [];
  return form?.values as ReturnType<typeof rescheduleSubmitted>['payload'] | undefined;
}
