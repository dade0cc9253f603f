import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { askConfirmation, type Question } from '../confirmations';
import { ledgerClosed } from '../fanOutEvents';
import type { FanOutKind } from './kind';
import type { FanOutItem } from './row';
import { runFanOut } from './runFanOut';

/** What comes before a plan that takes the place of another, such as of its undo. */
interface Replacing {
  /** What is asked before; nothing where it is left out. */
  asked?: Question | null;
  /** Tells that it is meant. */
  begun: Action;
  /** The key of the other, whose ledger is closed. */
  other: string;
}

/** Sends a plan that may have to be confirmed, and closes the ledger of the other; without items nothing is done. */
export function* replacePlan<Payload>(
  kind: FanOutKind<Payload>,
  key: string,
  items: readonly FanOutItem<Payload>[],
  { asked = null, begun, other }: Replacing,
): SagaGenerator<void> {
  if (items.length === 0) return;
  const isMeant = asked === null || (yield* call(askConfirmation, asked));
  if (!isMeant) return;
  yield* put(begun);
  yield* put(ledgerClosed(other));
  yield* call(runFanOut, kind, key, items);
}
