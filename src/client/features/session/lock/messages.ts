import { messagesOf } from '#client/lib/text';

/** The sentences of what covers the page (decisions: sessions). */
export const lockMessages = messagesOf('session', {
  locked: 'Locked',
  lockedPrompt: 'Everything is still there as you left it. Type your password to go on.',
  signedInAs: 'Signed in as {user}',
  unlock: 'Unlock',
  unlocking: 'Unlocking...',
  unlockFailed: 'Unlocking failed. Please check your password.',
  endsSoon: 'Your session ends soon',
  ended: 'Your session has ended',
  renewalPrompt: 'Type your password to go on where you are.',
  goOn: 'Continue',
  goingOn: 'Continuing...',
  renewalFailed: 'That did not work. Please check your password.',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out and lose what was typed?',
  signOutText: 'Something on this desk has not been saved, or is still being sent.',
});
