import type { Fault } from './faults';

/** Cells of one flow that fail until a point of the plan is done. */
interface NotYet {
  point: number;
  flow: string;
  faults: readonly Fault[];
}

const cellsOf = (point: number, faults: readonly Fault[], ...flows: readonly string[]): NotYet[] =>
  flows.map((flow) => ({ point, flow, faults }));

/** What is not yet true; a cell that has come true has to leave the list. */
export const notYet: readonly NotYet[] = [
  ...cellsOf(
    35,
    ['an empty 2xx'],
    'a new subcategory',
    'a new lab service',
    'a new lab package',
    'a new home provider',
    'a new lab service link',
    'a new lab package link',
    'a new nursing link',
    'a new doctor of a home provider',
    'a new therapist',
    'a new schedule entry',
  ),
];
