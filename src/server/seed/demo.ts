/** The way into the demo data. It exists nowhere but in the demo seed, and start-up prints it. */
export const DEMO = {
  email: 'admin@mawid.example',
  password: 'mawid-demo-2026',
  providerPassword: 'mawid-provider-2026',
  otpMobile: '+971500000000',
  otp: '123456',
} as const;
