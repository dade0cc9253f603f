import type { Id } from '../../../contract/common';

/** Keys of the request table and of the lists that belong to this section. */
export const browsingKeys = {
  search: 'availability/search',
  results: (text: string) => `availability/results/${text}`,
  doctors: (locationId: Id) => `availability/doctors/${locationId}`,
} as const;
