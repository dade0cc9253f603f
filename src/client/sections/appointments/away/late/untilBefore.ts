import { select, take, type SagaGenerator } from 'typed-redux-saga';

import { Unsent } from '#client/lib/errors';
import { fanOutFinished, itemMoved, selectLedger, selectStatus, stopChosen } from '#client/state/fanOut/ledgers';
import type { StoredRow } from '#client/state/fanOut/row';

/**
 * Waits until the rows of a ledger before one, of those that it has to wait for, were sent and answered. Throws
 * `Unsent` once Stop is pressed, so that the row is held back.
 */
export function* untilBefore(key: string, id: string, waitsFor: (before: StoredRow) => boolean): SagaGenerator<void> {
  for (;;) {
    const status = yield* select(selectStatus, key);
    if (status !== 'running') throw new Unsent(true);
    const ledger = yield* select(selectLedger, key);
    const rows = ledger?.rows ?? [];
    const before = rows.slice(
      0,
      Math.max(
        rows.findIndex((row) => row.id === id),
        0,
      ),
    );
    const isOpen = before.some((row) => (row.outcome === 'queued' || row.outcome === 'sent') && waitsFor(row));
    if (!isOpen) return;
    yield* take([itemMoved, stopChosen, fanOutFinished]);
  }
}
