import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { askConfirmation, type Question } from '../confirmations';
import { ledgerClosed } from '../fanOutEvents';
import type { FanOutKind } from './kind';
import type { FanOutItem } from './row';
import { runFanOut } from './runFanOut';

/** How a plan takes the place of another one, such as the undo of a week of hours that of the plan that made it. */
interface Replacing {
  /** The question before it is sent, such as whether all hours are to go; left out, nobody is asked. */
  asked?: Question | null;
  /** What happens once the question was answered with yes, before anything is sent. */
  begun?: Action;
  /** The key of the plan whose place it takes, and whose ledger is closed. */
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
  if (begun) yield* put(begun);
  yield* put(ledgerClosed(other));
  yield* call(runFanOut, kind, key, items);
}
