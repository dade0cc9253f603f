import type { Text } from '#client/lib/text';
import type { StoredRow } from '#client/state/fanOut/row';
import { outcomeLabels } from '#client/ui/ledger/messages';
import type { SheetDifference } from './difference';
import type { SheetRow, SheetValues } from './events';

/** A row as its file has it, and why it was not saved. */
export interface FailedRow {
  cells: SheetValues;
  reason: Text;
}

/** The rows of a ledger that were not saved. */
export function failedIn(rows: readonly StoredRow<SheetRow>[] = []): FailedRow[] {
  return rows
    .filter(({ outcome }) => !['added', 'skipped', 'queued', 'sent', 'lost'].includes(outcome))
    .map(({ outcome, reason, payload }) => ({ cells: payload.cells, reason: reason ?? outcomeLabels[outcome] }));
}

/** The rows that are not understood, with the first reason. */
export function faultyIn(difference: SheetDifference | null): FailedRow[] {
  return (difference?.rows ?? []).flatMap(({ cells, compared, fault }) => {
    const reason = fault ?? Object.values(compared).find((cell) => cell.fault)?.fault;
    return reason ? [{ cells, reason }] : [];
  });
}
