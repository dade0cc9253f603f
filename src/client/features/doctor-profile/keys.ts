import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this feature. */
export const doctorProfileKeys = {
  specialties: 'doctorProfile/specialties',
  update: (id: Id) => `doctorProfile/update/${id}`,
} as const;
