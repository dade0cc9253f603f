import { messagesOf } from '#client/lib/text';

/** What the heads of those columns say that the usual list does not have (decisions: appointment list). */
export const columnMessages = messagesOf('appointments', {
  specialization: "Doctor's Specialization",
  created: 'Created',
  updatedAt: 'Updated',
});

/** How the appointments are shown. */
export const switchMessages = messagesOf('appointments.board', {
  shownAs: 'Shown as',
  list: 'List',
  board: 'Day board',
  waits: 'What waits',
  figures: 'Figures',
});
