import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to the availability of doctors. */
export const doctorAvailabilityKeys = {
  slots: (doctorId: Id, locationId: Id | null) => `doctorAvailability/slots/${doctorId}/${locationId ?? 'all'}`,
  plan: 'doctorAvailability/plan',
  deleteSlot: (id: Id) => `doctorAvailability/delete/${id}`,
  deleteAll: (doctorId: Id) => `doctorAvailability/deleteAll/${doctorId}`,
} as const;
