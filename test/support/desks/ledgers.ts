import type { UnknownAction } from '@reduxjs/toolkit';

import { selectLedger, type StoredLedger } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import type { Desks } from './desks';
import type { Tab } from './tab';

/** The ledgers of a tab under these keys, as far as there are any. */
export function ledgersIn(tab: Tab, keys: readonly string[]): (StoredLedger & { key: string })[] {
  return keys.flatMap((key) => {
    const ledger = tab.see(selectLedger, key);
    return ledger ? { ...ledger, key } : [];
  });
}

/** The buttons of these ledgers: Retry for what failed, Continue for what was held back. */
export function buttonsOfLedgers(tab: Tab, keys: readonly string[]): UnknownAction[][] {
  return ledgersIn(tab, keys).flatMap(({ key, kind, status, rows }) => {
    if (status !== 'finished' && status !== 'interrupted') return [];
    const has = (outcome: string) => rows.some((row) => row.outcome === outcome);
    return [
      ...(has('failed') ? [[retryChosen({ kind, key })]] : []),
      ...(has('unsent') ? [[continueChosen({ kind, key })]] : []),
    ];
  });
}

/** From now on all goes well: signs in everywhere, and presses what the ledgers still offer. */
export async function finishLedgers(desks: Desks, keys: readonly string[]): Promise<void> {
  await desks.settle(() => false);
  for (const tab of desks.tabs)
    for (const [event] of buttonsOfLedgers(tab, keys)) {
      tab.tell(event!);
      await desks.rest();
    }
}
