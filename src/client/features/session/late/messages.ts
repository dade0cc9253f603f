import type { Message } from '#client/lib/text';

/** The sentences of the lock screen (decisions: unattended desk). */
export const lockMessages = {
  locked: { id: 'session.locked', defaultMessage: 'Locked' },
  lockedPrompt: {
    id: 'session.lockedPrompt',
    defaultMessage: 'Nobody has used this desk for a while. Everything is still there as you left it.',
  },
  unlock: { id: 'session.unlock', defaultMessage: 'Unlock' },
  unlocking: { id: 'session.unlocking', defaultMessage: 'Unlocking...' },
  signOut: { id: 'session.signOut', defaultMessage: 'Sign Out' },
  signOutTitle: { id: 'session.signOutTitle', defaultMessage: 'Sign out and lose what was typed?' },
  signOutText: {
    id: 'session.signOutText',
    defaultMessage: 'Something on this desk has not been saved, or is still being sent.',
  },
} satisfies Record<string, Message>;
