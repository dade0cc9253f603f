import type { Message } from '#client/lib/text';

/** What the details of an open row say (Spec 1 §2). */
export const detailMessages = {
  actions: { id: 'appointments.actions', defaultMessage: 'Actions' },
  cancelAppointment: { id: 'appointments.cancelAppointment', defaultMessage: 'Cancel appointment' },
  locationDetails: { id: 'appointments.locationDetails', defaultMessage: 'Location Details' },
  noActions: { id: 'appointments.noActions', defaultMessage: 'No actions available' },
  viewOnMap: { id: 'appointments.viewOnMap', defaultMessage: 'View on Map' },
  noAddress: { id: 'appointments.noAddress', defaultMessage: 'No address on file' },
} satisfies Record<string, Message>;

/** What the button of each action says (Spec 1 §4). */
export const actionLabels = {
  accept: { id: 'appointments.accept', defaultMessage: 'Accept' },
  reject: { id: 'appointments.reject', defaultMessage: 'Reject' },
  cancel: { id: 'appointments.cancel', defaultMessage: 'Cancel' },
  restore: { id: 'appointments.restore', defaultMessage: 'Restore' },
  reschedule: { id: 'appointments.reschedule', defaultMessage: 'Reschedule' },
} satisfies Record<string, Message>;
