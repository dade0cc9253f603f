import type { Message } from '#client/lib/text';

/** What is said when an appointment could not be moved, or its times not be read (Spec 1 §8). */
export const rescheduleFailures = {
  failed: { id: 'reschedule.failed', defaultMessage: 'Failed to reschedule appointment. Please try again.' },
  slotsFailed: {
    id: 'reschedule.slotsFailed',
    defaultMessage: 'Failed to load available time slots. Please try again.',
  },
} satisfies Record<string, Message>;
