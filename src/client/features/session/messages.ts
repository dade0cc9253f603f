import type { Message } from '#client/lib/text';

/** The sentences of the login form, and of how a session ends. */
export const messages = {
  title: { id: 'session.title', defaultMessage: 'Login' },
  prompt: { id: 'session.prompt', defaultMessage: 'Please log in with your credentials.' },
  email: { id: 'session.email', defaultMessage: 'Email' },
  password: { id: 'session.password', defaultMessage: 'Password' },
  submit: { id: 'session.submit', defaultMessage: 'Login' },
  submitting: { id: 'session.submitting', defaultMessage: 'Logging in...' },
  emailRequired: { id: 'session.emailRequired', defaultMessage: 'Email is required' },
  emailInvalid: { id: 'session.emailInvalid', defaultMessage: 'Invalid email address' },
  passwordRequired: { id: 'session.passwordRequired', defaultMessage: 'Password is required' },
  failed: { id: 'session.failed', defaultMessage: 'Login failed. Please check your credentials.' },
  expired: { id: 'session.expired', defaultMessage: 'Your session has ended. Please log in again.' },
  signedOutElsewhere: { id: 'session.signedOutElsewhere', defaultMessage: 'You signed out in another tab.' },
  locksSoon: {
    id: 'session.locksSoon',
    defaultMessage: 'Nobody has used this desk for a while: it locks in less than a minute. Any input keeps it open.',
  },
  locked: { id: 'session.locked', defaultMessage: 'Locked' },
  lockedPrompt: {
    id: 'session.lockedPrompt',
    defaultMessage: 'Nobody has used this desk for a while. Everything is still there as you left it.',
  },
  unlock: { id: 'session.unlock', defaultMessage: 'Unlock' },
  unlocking: { id: 'session.unlocking', defaultMessage: 'Unlocking...' },
  unlockFailed: { id: 'session.unlockFailed', defaultMessage: 'Unlocking failed. Please check your password.' },
  signOut: { id: 'session.signOut', defaultMessage: 'Sign Out' },
  signOutTitle: { id: 'session.signOutTitle', defaultMessage: 'Sign out and lose what was typed?' },
  signOutText: {
    id: 'session.signOutText',
    defaultMessage: 'Something on this desk has not been saved, or is still being sent.',
  },
} satisfies Record<string, Message>;
