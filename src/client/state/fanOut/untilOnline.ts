import type { SagaGenerator } from 'typed-redux-saga';
import { select, take } from 'typed-redux-saga';

import { isOffline } from '#client/device/line';
import { lineBack } from '../line';
import { selectLedger, stopChosen } from './ledgers';

/** Waits as long as the page is offline and nobody stops the plan; returns whether the plan is still to be sent. */
export function* untilOnline(key: string): SagaGenerator<boolean> {
  for (;;) {
    const ledger = yield* select(selectLedger, key);
    if (ledger?.status !== 'running') return false;
    if (!isOffline()) return true;
    yield* take([lineBack, stopChosen]);
  }
}
