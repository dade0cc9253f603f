import type { DialogInAddress } from '#client/state/address';

/** Keys of the request table that belong to the dialogs about a patient. */
export const patientKeys = {
  hoursOfDay: 'appointments/visits/hoursOfDay',
  calendar: 'appointments/visits/calendar',
  /** By the dialog in which the booking is chosen. */
  book: ({ name, of }: DialogInAddress) => `appointments/visits/book/${name}/${of}`,
  /** Where the device keeps a series that is being booked. */
  keptSeries: 'appointments/visits/keptSeries',
} as const;
