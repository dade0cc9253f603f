import type { Message } from '#client/lib/text';

/** What the heads of those columns say that the usual list does not have (decisions: appointment list). */
export const columnMessages = {
  specialization: { id: 'appointments.specialization', defaultMessage: "Doctor's Specialization" },
  created: { id: 'appointments.created', defaultMessage: 'Created' },
  updatedAt: { id: 'appointments.updatedAt', defaultMessage: 'Updated' },
} satisfies Record<string, Message>;
