import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this section. */
export const appointmentKeys = {
  list: 'appointments/list',
  status: (id: Id) => `appointments/status/${id}`,
  slots: 'appointments/slots',
  reschedule: (id: Id) => `appointments/reschedule/${id}`,
} as const;
