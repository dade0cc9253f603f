import type { Id } from '#contract/common';

/** Keys of the request table, of the lists and of the ledgers that belong to the availability of doctors. */
export const doctorAvailabilityKeys = {
  slots: (doctorId: Id, locationId: Id | null) => `doctorAvailability/slots/${doctorId}/${locationId ?? 'all'}`,
  /** The doctors of a location. */
  staff: (locationId: Id) => `doctorAvailability/staff/${locationId}`,
  staffSlots: (locationId: Id) => `doctorAvailability/staffSlots/${locationId}`,
  /** The ledger of what a form has added, by its scope. */
  add: (scope: string) => `doctorAvailability/add/${scope}`,
  deleteSlot: (id: Id) => `doctorAvailability/delete/${id}`,
  deleteAll: (doctorId: Id) => `doctorAvailability/deleteAll/${doctorId}`,
} as const;
