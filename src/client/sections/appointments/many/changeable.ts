import { createSelector } from 'reselect';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { recordOf } from '#client/lib/records';
import { say, type Message, type Text } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/row';
import type { DateText } from '#contract/common';
import { ACTIONS_BY_STATUS, isKnownStatus, STATUS_AFTER } from '#contract/rules';
import { selectOverlapping } from '../clashes/overlaps';
import { selectPatientName, timeOf } from '../list/patients/visits';
import type { EntitiesRoot } from '../list/selectors';
import { offeredActions, type StatusAction, type StatusChange } from '../list/statusActions';
import { selectChosenKeys } from '../selection/selectors';
import { ACTIONS, BULK_ACTIONS } from '../status/actions';
import { manyMessages } from './messages';

/** A change as one of many; once it is made it says whether another desk had changed the appointment meanwhile. */
export interface ChangeOfMany extends StatusChange {
  isOverruling?: boolean;
  /** Whether it puts the appointment beside another one of its doctor. */
  isOverlapping?: boolean;
}

/** The chosen appointments that each action may change, by their status and date (Spec 1 §4). */
export const selectChangeable = createSelector(
  [selectChosenKeys, appointments.selectTable, (_: unknown, today: DateText) => today],
  (keys, table, today) => {
    const changeable = recordOf(BULK_ACTIONS, (): StoredAppointment[] => []);
    for (const key of keys) {
      const one = table[key];
      for (const action of one ? offeredActions(one.status, one.date, today) : [])
        if (one && action !== 'reschedule') changeable[action].push(one);
    }
    return changeable;
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
  const active = appointments.selectAll(state).filter((one) => one.date >= today && isActive(one));
  const pairs = new Set(active.map(pairOf));
  return rejected.filter((one) => pairs.has(pairOf(one))).length;
}

/** The changes that give these appointments the status of an action. */
export function changesOf(chosen: readonly StoredAppointment[], action: StatusAction): StatusChange[] {
  return chosen.map(({ id, status }) => ({ id, from: status, to: STATUS_AFTER[action] }));
}

/** What a fan-out sends to make these changes; each says whether it puts its appointment beside another visit. */
export function selectItems(state: EntitiesRoot, changes: readonly StatusChange[]): FanOutItem<ChangeOfMany>[] {
  const overlapping = selectOverlapping(state, changes);
  return changes.map((change) => {
    const id = String(change.id);
    return {
      id,
      label: labelOf(state, change),
      payload: { ...change, ...(overlapping.has(id) && { isOverlapping: true }) },
    };
  });
}

function labelOf(state: EntitiesRoot, { id }: StatusChange): Text {
  const one = appointments.selectById(state, id);
  if (!one) return String(id);
  return say(manyMessages.visit, { patient: selectPatientName(state, one), ...timeOf(one) });
}

/** What is said of so many changes that were made, by what the first of them was; another desk may have had others. */
export function doneOf(rows: readonly { payload: unknown }[]): Message {
  const made = rows.map(({ payload }) => payload as ChangeOfMany);
  const action = BULK_ACTIONS.find((one) =>
    made.some(
      ({ from, to }) => to === STATUS_AFTER[one] && isKnownStatus(from) && ACTIONS_BY_STATUS[from].includes(one),
    ),
  );
  return ACTIONS[action ?? 'accept'].ofMany.done;
}
