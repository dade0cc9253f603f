/** Keys of the request table that belong to taking the list out of the page. */
export const exportKeys = {
  csv: 'appointments/csv',
} as const;
