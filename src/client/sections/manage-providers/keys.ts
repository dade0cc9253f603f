import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this section. */
export const directoryKeys = {
  search: 'directory/search',
  doctors: 'directory/doctors',
  providers: 'directory/providers',
  doctor: (id: Id) => `directory/doctor/${id}`,
  provider: (id: Id) => `directory/provider/${id}`,
  email: (providerUserId: Id) => `directory/email/${providerUserId}`,
  delete: (kind: string, id: Id) => `directory/delete/${kind}/${id}`,
  create: 'directory/create',
  reset: 'directory/reset',
} as const;
