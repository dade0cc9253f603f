/** The accounts and the one-time password of the demo data; they exist there alone, and a start prints them. */
export const DEMO = {
  email: 'admin@mawid.example',
  password: 'mawid-demo-2026',
  providerPassword: 'mawid-provider-2026',
  otpMobile: '+971500000000',
  otp: '123456',
} as const;
