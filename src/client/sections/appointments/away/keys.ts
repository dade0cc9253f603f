import type { Id } from '#contract/common';

/** Keys of the request table, of the lists and of the ledgers of this room. */
export const awayKeys = {
  /** The ledger of the moves, and the half-done work on the device. */
  moves: 'appointments/away',
  /** Where the device keeps the plan of a doctor while a line of it is open. */
  kept: (doctorId: Id) => `appointments/away/${doctorId}`,
  /** The ledger `Closed hours`. */
  hours: 'appointments/awayHours',
  /** The ledger of Undo. */
  undo: 'appointments/awayUndo',
  /** Reading the opening hours that the times are found in. */
  find: 'appointments/awayFind',
} as const;
