import type { Id } from '#contract/common';
import type { Absence } from './sent';

/** Keys of the request table, of the lists and of the ledgers of this room. */
export const awayKeys = {
  /** The ledger of the moves, and the half-done work on the device. */
  moves: 'appointments/away',
  /** Where the device keeps the plan of a doctor, or of a place that is closed, while a line of it is open. */
  kept: ({ doctorIds, placeId }: Absence) =>
    `appointments/away/${placeId === null ? doctorIds.join('+') : `at/${placeId}`}`,
  /** The ledger `Closed hours`. */
  hours: 'appointments/awayHours',
  /** The ledger of Undo. */
  undo: 'appointments/awayUndo',
  /** Who works at a place that is closed. */
  staff: (placeId: Id) => `appointments/awayStaff/${placeId}`,
  /** Reading the opening hours that the times are found in. */
  find: 'appointments/awayFind',
} as const;
