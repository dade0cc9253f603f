import type { DateText, Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to the dialogs about a patient. */
export const patientKeys = {
  hoursOfDay: 'appointments/visits/hoursOfDay',
  rangesOf: (doctor: string, date: DateText) => `appointments/visits/ranges/${doctor}/${date}`,
  calendar: 'appointments/visits/calendar',
  calendarOf: (id: Id) => `appointments/visits/calendar/${id}`,
  followUp: (id: Id) => `appointments/visits/followUp/${id}`,
} as const;
