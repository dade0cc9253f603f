/** Keys of the request table that belong to the board. */
export const boardKeys = {
  hours: (doctor: string) => `appointments/hours/${doctor}`,
} as const;
