import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Conclusion, LedgerRow } from '#client/lib/tally';
import { failedItems, tallyOf, tallyText, wholeOf } from '#client/lib/tally';
import { noticeShown } from '../notices';
import type { FanOutKind } from './fanOutKind';
import type { StoredRow } from './ledgers';
import { roundConcluded, selectIsTold, selectLedger } from './ledgers';

/**
 * Tells the tally of a round, unless none of its wholes was answered. Where a kind offers something afterwards a notice
 * tells and offers it of the whole plan so far, for it takes the place of the notice of an earlier round.
 */
export function* announceRound<Payload>(
  { tally: texts, offerAfter }: Pick<FanOutKind<Payload>, 'tally' | 'offerAfter'>,
  key: string,
  queue: readonly LedgerRow[],
): SagaGenerator<void> {
  const sent = new Set(queue.map((row) => wholeOf(row).id));
  const ledger = yield* select(selectLedger, key);
  const all = (ledger?.rows ?? []) as StoredRow<Payload>[];
  const rows = offerAfter ? all : all.filter((row) => sent.has(wholeOf(row).id));
  const tally = tallyOf(rows);
  if (tally.open === tally.total) return;
  const kind = tally.failed === 0 ? 'success' : 'error';
  const conclusion: Conclusion = { kind, text: tallyText(tally, texts), detail: failedItems(rows) };
  const offered = offerAfter?.(rows.filter(({ outcome }) => outcome === 'added')) ?? null;
  if (!offered) {
    yield* call(concludeRound, key, conclusion);
    return;
  }
  // A ledger on screen names what failed, and the notice leaves it the room.
  const isNamed = yield* select(selectIsTold, key, kind);
  yield* put(noticeShown({ ...conclusion, ...(isNamed && { detail: null }), ...offered }));
}

/** Tells what a round came to: its ledger does where that is on screen and stays there, and otherwise a notice. */
export function* concludeRound(key: string, conclusion: Conclusion): SagaGenerator<void> {
  yield* put(roundConcluded({ key, conclusion }));
  const isTold = yield* select(selectIsTold, key, conclusion.kind);
  if (!isTold) yield* put(noticeShown(conclusion));
}
