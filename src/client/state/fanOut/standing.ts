import { call, type SagaGenerator } from 'typed-redux-saga';

import { Problem } from '#client/lib/problem';
import type { FanOutKind } from './kind';
import { asSent, OPEN, type FanOutItem, type Found, type LostRow, type Sent } from './row';

/** Sends an item, unless nothing is to be done for it any more. */
export function* sendIfOpen<Payload>(
  { standing, send, settled }: Pick<FanOutKind<Payload>, 'standing' | 'send' | 'settled'>,
  { payload, isTried = false }: FanOutItem<Payload>,
): SagaGenerator<Sent<Payload>> {
  const now = standing ? yield* call(standing, payload, isTried) : OPEN;
  if (now.is === 'heldBack') throw new Problem(now.reason);
  const made = now.is === 'open' ? yield* call(send, payload, isTried) : asSent(now, isTried);
  const sent = typeof made === 'string' ? { outcome: made } : made;
  if (settled && sent.outcome !== 'leftOut') yield* call(settled, payload);
  return sent;
}

/** Reads anew, and returns what is known of the items whose answers were lost, and of those that were refused. */
export function* lookAt<Payload>(
  { read, standing, settled, reasonOf }: FanOutKind<Payload>,
  lost: readonly LostRow<Payload>[],
): SagaGenerator<ReadonlyMap<string, Found<Payload>>> {
  const found = new Map<string, Found<Payload>>();
  if (!standing) return found;
  const payloads = lost.map(({ payload }) => payload);
  if (read) yield* call(read, payloads, true);
  for (const { id, payload, attempt, reason } of lost) {
    const isTried = attempt !== 'refused';
    const now = yield* call(standing, payload, isTried);
    if (now.is === 'done' || now.is === 'leftOut') {
      if (settled && now.is === 'done') yield* call(settled, payload);
      found.set(id, asSent(now, isTried));
    } else if (reasonOf && !isTried) {
      found.set(id, { outcome: 'failed', reason: yield* call(reasonOf, payload, reason ?? '') });
    }
  }
  return found;
}
