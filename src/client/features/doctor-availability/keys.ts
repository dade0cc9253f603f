import type { Id } from '../../../contract/common';

/** Keys of the request table and of the lists that belong to opening hours. */
export const availabilityKeys = {
  slots: (doctorId: Id, locationId: Id | null) => `availabilities/slots/${doctorId}/${locationId ?? 'all'}`,
  plan: 'availabilities/plan',
  deleteSlot: (id: Id) => `availabilities/delete/${id}`,
  deleteAll: (doctorId: Id) => `availabilities/deleteAll/${doctorId}`,
} as const;
