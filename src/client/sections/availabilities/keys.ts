import type { Id } from '#contract/common';

/** Keys of the request table and of the lists that belong to this section. */
export const availabilitiesKeys = {
  search: 'availabilities/search',
  front: 'availabilities/front',
  today: 'availabilities/today',
  results: (text: string) => `availabilities/results/${text}`,
  foundDoctors: (text: string) => `availabilities/foundDoctors/${text}`,
  doctors: (locationId: Id) => `availabilities/doctors/${locationId}`,
} as const;
