/** Keys of the request table and of the lists that belong to the search for free times. */
export const firstFreeKeys = {
  find: 'firstFree/find',
  choices: 'firstFree/choices',
  specialties: 'firstFree/specialties',
} as const;
