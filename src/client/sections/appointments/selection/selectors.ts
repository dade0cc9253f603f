import { createSelector } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { DateText } from '#contract/common';
import { selectPeriod } from '../list/address';
import { appointmentKeys } from '../list/keys';
import { offeredActions } from '../list/statusActions';
import { selectVisible } from '../view/shownRows';
import type { Extension } from './events';
import type { SelectionRoot } from './slice';

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

/** How the selection stands to the rows that are in the list as it is filtered. */
interface Sight {
  /** How many chosen rows the filters hide. */
  outOfSight: number;
  /** Whether all rows of the list are chosen that can be; `null` where none can. */
  all: boolean | 'mixed' | null;
}

const NOTHING_CHOSEN: Sight = { outOfSight: 0, all: false };
const NOTHING_TO_CHOOSE: Sight = { outOfSight: 0, all: null };

/**
 * How the selection stands to the list: of 3 chosen rows, 1 of which a search hides, `{ outOfSight: 1, all: 'mixed' }`
 * where others can be chosen too. While nothing is chosen no row is counted, and of the past none is looked at.
 */
export const selectSight = createSelector(
  [selectChosenKeys, selectVisible, selectPeriod, (_: unknown, today: DateText) => today],
  (keys, visible, period, today): Sight => {
    if (keys.size === 0) {
      const isAny = period !== 'past' && visible.some((one) => canBeChosen(one, today));
      return isAny ? NOTHING_CHOSEN : NOTHING_TO_CHOOSE;
    }
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
