import { appointments } from '#client/entities/appointments';
import { isUnderWay } from '#client/lib/tally';
import { selectLedger, selectStatus, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { EntitiesRoot } from '../list/selectors';
import { awayKeys } from './keys';
import { stands } from './sagas/undoPlan';
import { selectSentPlan } from './selectors';
import type { AwayRoot } from './state';

/**
 * Whether the plan that was sent can be taken back: nothing of it is under way, and hours were closed or opened, or a
 * new appointment still stands as it was booked.
 */
export function selectCanUndo(state: AwayRoot & EntitiesRoot & FanOutsRoot): boolean {
  const sent = selectSentPlan(state);
  if (!sent || sent.isUndone || selectLedger(state, awayKeys.undo)) return false;
  if ([awayKeys.moves, awayKeys.hours].some((key) => isUnderWay(selectStatus(state, key)))) return false;
  const table = appointments.selectTable(state);
  const canGoBack = sent.lines.some(({ target, end }) => {
    const booked = end.is === 'moved' ? table[end.to] : undefined;
    return booked && target && stands(booked, target);
  });
  return canGoBack || sent.closed.length > 0 || sent.stay?.is === 'opened';
}
