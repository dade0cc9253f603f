import { messagesOf } from '#client/lib/text';

/** What is said when an appointment could not be moved, or its times not be read (Spec 1 §8). */
export const moveFailures = messagesOf('reschedule', {
  failed: 'Failed to reschedule appointment. Please try again.',
  slotsFailed: 'Failed to load available time slots. Please try again.',
});
