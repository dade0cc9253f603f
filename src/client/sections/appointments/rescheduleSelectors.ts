import { createSelector } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, isActive, patients } from '#client/entities/appointments';
import { locations } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { UnfinishedRoot } from '#client/state/forms/unfinished';
import { selectUnfinished } from '#client/state/forms/unfinished';
import type { AppointmentDraft } from '#contract/appointments';
import type { Id } from '#contract/common';
import { isSameVisit } from './booking';
import { appointmentKeys } from './keys';
import { messages } from './messages';
import type { AppointmentRow } from './rows';
import { rowOf } from './rows';
import type { EntitiesRoot } from './selectors';
import { selectRealReferred } from './selectors';
import type { AppointmentsRoot, Move, RescheduleView } from './slice';
import { missingHalfChosen } from './slice';
import type { Engagement } from './slots';

/** The open Reschedule dialog, `null` while it is closed. */
export function selectRescheduleView({ appointments: { reschedule } }: AppointmentsRoot): RescheduleView | null {
  return reschedule;
}

/** The appointment that the Reschedule dialog is about. */
export function selectMovingAppointment(state: AppointmentsRoot & EntitiesRoot): StoredAppointment | undefined {
  const view = selectRescheduleView(state);
  return view ? appointments.selectById(state, view.appointmentId) : undefined;
}

/** What else the doctor of the open dialog has on the chosen date; rejected and cancelled visits take no time. */
export const selectEngagements = createSelector(
  [appointments.selectTable, selectMovingAppointment, (state: AppointmentsRoot) => selectRescheduleView(state)?.date],
  (table, moving, date): Engagement[] =>
    moving && date
      ? Object.values(table).filter(
          (one) =>
            one.date === date &&
            String(one.doctor_id) === String(moving.doctor_id) &&
            one.id !== moving.id &&
            isActive(one),
        )
      : [],
);

/** Appointments that stand already at the place and time of a new one. */
export function selectTwinIds(state: EntitiesRoot, draft: AppointmentDraft): Id[] {
  return Object.values(appointments.selectTable(state))
    .filter((one) => isActive(one) && isSameVisit(one, draft))
    .map(({ id }) => id);
}

/** The name of an appointment's patient, or what stands for it. */
export function selectPatientName(state: EntityRootOf<typeof patients>, { local_user: id }: StoredAppointment): string {
  return patients.selectById(state, id ?? '')?.name || messages.unknownPatient.defaultMessage;
}

/** The move of an appointment that was begun and has not come to an end, `undefined` when there is none. */
export function selectHalfDoneMove(state: UnfinishedRoot, id: Id): Move | undefined {
  const event = selectUnfinished(state)[appointmentKeys.reschedule(id)]?.resume?.event;
  return event && missingHalfChosen.match(event) ? event.payload : undefined;
}

/** The row of the appointment that the Reschedule dialog is about. */
export const selectMovingRow = createSelector(
  [selectMovingAppointment, selectRealReferred],
  (moving, referred): AppointmentRow | null => (moving ? rowOf(moving, referred) : null),
);

/** The names of all locations by id. */
export const selectLocationNames = createSelector([locations.selectTable], (table) =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name ?? ''])),
);
