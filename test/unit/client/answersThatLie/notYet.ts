import type { Fault } from './faults';

/** Cells of one flow that fail until a point of the plan is done. */
interface NotYet {
  point: number;
  flow: string;
  faults: readonly Fault[];
}

const lostAfter: readonly Fault[] = ['lost after it took effect'];
const lost: readonly Fault[] = [...lostAfter, 'lost before it took effect', 'a page of HTML with 200'];

const cellsOf = (point: number, faults: readonly Fault[], ...flows: readonly string[]): NotYet[] =>
  flows.map((flow) => ({ point, flow, faults }));

/** What is not yet true; a cell that has come true has to leave the list. */
export const notYet: readonly NotYet[] = [
  ...cellsOf(26, lostAfter, "Add Availability in a doctor's calendar, without the choice about existing slots"),
  ...cellsOf(33, ['429'], 'edit the profile of a doctor', 'unlock the dashboard'),
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
  ...cellsOf(36, lost, 'Accept'),
  ...cellsOf(
    36,
    lostAfter,
    'delete a slot',
    'delete all slots of a doctor',
    'delete a doctor',
    'delete a provider',
    'delete a subcategory',
    'delete a lab service',
    'delete a lab package',
    'delete a home provider',
    'delete a lab service link',
    'delete a lab package link',
    'delete a nursing link',
    'delete a doctor of a home provider',
    'delete a therapist',
    'delete a schedule entry',
    'a price in the row of a lab service link',
    'a price in the row of a lab package link',
    'a price in the row of a nursing link',
    'remove a test from a lab package',
  ),
  ...cellsOf(
    37,
    lost,
    'the texts of a new subcategory',
    'the texts of a new lab service',
    'the texts of a new lab package',
    'the texts of a new home provider',
  ),
  ...cellsOf(37, [...lost, 'an empty 2xx'], 'create a provider'),
  ...cellsOf(38, ['429'], 'Reschedule books the new appointment'),
];
