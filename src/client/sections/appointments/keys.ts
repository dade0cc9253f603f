import type { DateText, Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this section. */
export const appointmentKeys = {
  list: 'appointments/list',
  status: (id: Id) => `appointments/status/${id}`,
  slots: 'appointments/slots',
  slotRanges: (id: Id, date: DateText) => `appointments/slotRanges/${id}/${date}`,
  reschedule: (id: Id) => `appointments/reschedule/${id}`,
} as const;
