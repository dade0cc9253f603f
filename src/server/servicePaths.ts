import type { ServiceName } from '#contract/endpoint';

/** Where each service is mounted. */
export const SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  provider: '/provider-service',
  appointment: '/appointment-service',
  referral: '/referral-service',
};
