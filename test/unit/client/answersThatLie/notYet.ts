import type { Fault } from './faults';

/** Cells of one flow that fail until a point of the plan is done. */
interface NotYet {
  point: number;
  flow: string;
  faults: readonly Fault[];
}

/** What is not yet true; a cell that has come true has to leave the list. */
export const notYet: readonly NotYet[] = [];
