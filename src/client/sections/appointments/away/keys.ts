/** Keys of the request table, of the lists and of the ledgers of this room. */
export const awayKeys = {
  /** The ledger of the moves, and the half-done work on the device. */
  moves: 'appointments/away',
  /** The ledger `Closed hours`. */
  hours: 'appointments/awayHours',
  /** The ledger of Undo. */
  undo: 'appointments/awayUndo',
  /** Reading the opening hours that the times are found in. */
  find: 'appointments/awayFind',
} as const;
