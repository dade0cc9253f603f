import { messagesOf } from '#client/lib/text';

/** The sentences of the login form, and of how a session ends. */
export const sessionMessages = messagesOf('session', {
  title: 'Login',
  prompt: 'Please log in with your credentials.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in...',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  failed: 'Login failed. Please check your credentials.',
  forbidden: 'This account is not for the back-office. Please ask an administrator for one that is.',
  expired: 'Your session has ended. Please log in again.',
  signedOutElsewhere: 'You signed out in another tab.',
  locksSoon: 'Nobody has used this desk for a while: it locks in less than a minute. Any input keeps it open.',
});
