import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this feature. */
export const profileKeys = {
  specialties: 'profile/specialties',
  update: (id: Id) => `profile/update/${id}`,
} as const;
