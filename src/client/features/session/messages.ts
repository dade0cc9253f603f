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
  unlockFailed: { id: 'session.unlockFailed', defaultMessage: 'Unlocking failed. Please check your password.' },
} satisfies Record<string, Message>;
