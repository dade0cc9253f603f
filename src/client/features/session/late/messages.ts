import { messagesOf } from '#client/lib/text';

/** The sentences of the lock screen (decisions: unattended desk). */
export const lockMessages = messagesOf('session', {
  locked: 'Locked',
  lockedPrompt: 'Nobody has used this desk for a while. Everything is still there as you left it.',
  unlock: 'Unlock',
  unlocking: 'Unlocking...',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out and lose what was typed?',
  signOutText: 'Something on this desk has not been saved, or is still being sent.',
});
