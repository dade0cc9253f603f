/** Keys of the request table and of the lists that belong to the board. */
export const boardKeys = {
  hours: (doctor: string) => `appointments/hours/${doctor}`,
} as const;
