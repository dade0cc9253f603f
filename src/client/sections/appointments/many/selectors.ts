import { createSelector } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, isActive } from '#client/entities/appointments';
import type { Text } from '#client/lib/text';
import { say } from '#client/lib/text';
import type { FanOutItem, FanOutsRoot } from '#client/state/fanOut/ledgers';
import { selectLedger } from '#client/state/fanOut/ledgers';
import type { DateText } from '#contract/common';
import { STATUS_AFTER } from '#contract/rules';
import { appointmentKeys } from '../keys';
import type { EntitiesRoot } from '../selectors';
import type { StatusAction, StatusChange } from '../statusActions';
import { offeredActions } from '../statusActions';
import { selectVisible } from '../view/shownRows';
import { selectPatientName, timeOf } from '../visits';
import type { Extension } from './events';
import { manyMessages } from './messages';
import type { SelectionRoot } from './slice';

/** The actions that can be chosen for many, in the order of their buttons. */
export const BULK_ACTIONS = ['accept', 'reject', 'cancel', 'restore'] as const satisfies readonly StatusAction[];

/** The chosen rows, by the texts of their ids. */
export function selectChosenKeys({ appointmentSelection }: SelectionRoot): ReadonlySet<string> {
  return appointmentSelection.chosen;
}

/** Where the last extension by Shift lies, `null` where there is none. */
export function selectExtension({ appointmentSelection }: SelectionRoot): Extension | null {
  return appointmentSelection.extension;
}

/** Whether anything is chosen, or was done with what was chosen, so that there is something to show of it. */
export function selectIsSelectionShown(state: SelectionRoot & FanOutsRoot): boolean {
  const keys = [appointmentKeys.many, appointmentKeys.undoMany];
  return selectChosenKeys(state).size > 0 || keys.some((key) => selectLedger(state, key) !== undefined);
}

/** Whether a row offers anything to be done with it, so that it can be chosen. */
export function canBeChosen({ status, date }: StoredAppointment, today: DateText): boolean {
  return offeredActions(status, date, today).length > 0;
}

/** The chosen appointments that each action may change, by their status and date (Spec 1 §4). */
export const selectChangeable = createSelector(
  [selectChosenKeys, appointments.selectTable, (_: unknown, today: DateText) => today],
  (keys, table, today) => {
    const changeable: Record<StatusAction, StoredAppointment[]> = { accept: [], reject: [], cancel: [], restore: [] };
    for (const key of keys) {
      const one = table[key];
      for (const action of one ? offeredActions(one.status, one.date, today) : [])
        if (one && action !== 'reschedule') changeable[action].push(one);
    }
    return changeable;
  },
);

/** How the selection stands to the rows that are in the list as it is filtered. */
interface Sight {
  /** How many chosen rows the filters hide. */
  outOfSight: number;
  /** Whether all rows of the list are chosen that can be; `null` where none can. */
  all: boolean | 'mixed' | null;
}

const NOTHING_CHOSEN: Sight = { outOfSight: 0, all: false };
const NOTHING_TO_CHOOSE: Sight = { outOfSight: 0, all: null };

/** How the selection stands to the list; nothing is counted while nothing is chosen, as at most keys of a search. */
export const selectSight = createSelector(
  [selectChosenKeys, selectVisible, (_: unknown, today: DateText) => today],
  (keys, visible, today): Sight => {
    if (keys.size === 0) return visible.some((one) => canBeChosen(one, today)) ? NOTHING_CHOSEN : NOTHING_TO_CHOOSE;
    let inSight = 0;
    let isLeft = false;
    for (const one of visible) {
      if (keys.has(String(one.id))) inSight += 1;
      else isLeft ||= canBeChosen(one, today);
    }
    const outOfSight = keys.size - inSight;
    if (inSight === 0) return { outOfSight, all: isLeft ? false : null };
    return { outOfSight, all: isLeft ? 'mixed' : true };
  },
);

/**
 * How many of these rejected appointments have another in their place, as after a move: an active one of the same
 * patient with the same doctor, today or later (decisions: reschedule).
 */
export function selectReplaced(state: EntitiesRoot, chosen: readonly StoredAppointment[], today: DateText): number {
  const rejected = chosen.filter(({ status, user_id }) => status === 'rejected' && user_id);
  if (rejected.length === 0) return 0;
  const pairOf = ({ user_id, doctor_id }: StoredAppointment) => `${user_id}\n${doctor_id}`;
  const active = Object.values(appointments.selectTable(state)).filter((one) => one.date >= today && isActive(one));
  const pairs = new Set(active.map(pairOf));
  return rejected.filter((one) => pairs.has(pairOf(one))).length;
}

/** What a fan-out sends to give these appointments the status of an action. */
export function selectChanges(
  state: EntitiesRoot,
  chosen: readonly StoredAppointment[],
  action: StatusAction,
): FanOutItem<StatusChange>[] {
  const changes = chosen.map(({ id, status }) => ({ id, from: status, to: STATUS_AFTER[action] }));
  return selectItems(state, changes);
}

/** What a fan-out sends to make these changes. */
export function selectItems(state: EntitiesRoot, changes: readonly StatusChange[]): FanOutItem<StatusChange>[] {
  return changes.map((change) => ({ id: String(change.id), label: labelOf(state, change), payload: change }));
}

function labelOf(state: EntitiesRoot, { id }: StatusChange): Text {
  const one = appointments.selectById(state, id);
  if (!one) return String(id);
  return say(manyMessages.visit, { patient: selectPatientName(state, one), ...timeOf(one) });
}
