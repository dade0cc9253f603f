import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this section. */
export const manageProvidersKeys = {
  search: 'manageProviders/search',
  doctors: 'manageProviders/doctors',
  providers: 'manageProviders/providers',
  doctor: (id: Id) => `manageProviders/doctor/${id}`,
  provider: (id: Id) => `manageProviders/provider/${id}`,
  email: (providerUserId: Id) => `manageProviders/email/${providerUserId}`,
  delete: (kind: string, id: Id) => `manageProviders/delete/${kind}/${id}`,
  create: 'manageProviders/create',
  reset: 'manageProviders/reset',
} as const;
