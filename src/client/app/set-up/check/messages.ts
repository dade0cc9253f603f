import { messagesOf } from '#client/lib/text';

export const checkMessages = messagesOf('checkServices', {
  title: 'Check the services',
  explained:
    'Every call that reads is made as the page makes it, and held against what the page needs. Nothing is changed.',
  otp: 'One-time password',
  otpHint: 'Without one the figures of referrals are not tried.',
  check: 'Check',
  checkAgain: 'Check again',
  checking: 'The services are being checked.',
  outcome: '{fitting, number} fit, {needed, number} do not, {untried, number} were not tried.',
  noService: 'There is no service: nothing answers in JSON.',
  provider: 'Provider service',
  appointment: 'Appointment service',
  referral: 'Referral service',
  fits: 'Fits',
  lacks: 'Does not fit',
  needed: 'Needed',
  advice: 'Advice',
  notTried: 'Not tried',
  notTriedCount: 'Not tried ({count, number})',
});
