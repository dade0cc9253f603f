import { isUnderWay } from '#client/lib/tally';
import { selectRowsOf, selectStatus, type FanOutsRoot } from './ledgers';
import type { StoredRow } from './row';

/** The rows of a plan that can be taken back: some have come true, and neither it nor its undo is under way. */
export function selectRowsToUndo<Payload>(
  state: FanOutsRoot,
  key: string,
  undoKey: string,
): readonly StoredRow<Payload>[] {
  const isBusy = [key, undoKey].some((one) => isUnderWay(selectStatus(state, one)));
  const rows = selectRowsOf<Payload>(state, key);
  return !isBusy && rows.some(({ outcome }) => outcome === 'added') ? rows : NO_ROWS;
}

const NO_ROWS: readonly never[] = [];
