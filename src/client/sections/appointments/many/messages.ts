import type { Message } from '#client/lib/text';

/** What is said of a change of status after it was made, and of taking it back. */
export const changeMessages = {
  undo: { id: 'changes.undo', defaultMessage: 'Undo' },
  meanwhile: { id: 'changes.meanwhile', defaultMessage: 'Another desk had made it {status} meanwhile.' },
  undone: { id: 'changes.undone', defaultMessage: 'The change was undone. The appointment is {status} again.' },
  setBack: { id: 'changes.setBack', defaultMessage: 'Set back to {status}' },
  undoFailed: { id: 'changes.undoFailed', defaultMessage: 'The change could not be undone.' },
  isNow: { id: 'changes.isNow', defaultMessage: 'The appointment is {status}.' },
  isGone: { id: 'changes.isGone', defaultMessage: 'Another desk has removed the appointment.' },
} satisfies Record<string, Message>;
