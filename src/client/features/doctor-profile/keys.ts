import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to the profiles of doctors. */
export const doctorProfileKeys = {
  specialties: 'doctorProfile/specialties',
  update: (id: Id) => `doctorProfile/update/${id}`,
} as const;
