import type { Id } from '#contract/common';

/** Keys of the request table that belong to the dialogs about a patient. */
export const patientKeys = {
  hoursOfDay: 'appointments/visits/hoursOfDay',
  calendar: 'appointments/visits/calendar',
  followUp: (id: Id) => `appointments/visits/followUp/${id}`,
} as const;
