import { call, type SagaGenerator } from 'typed-redux-saga';

import { isNotFound } from '#client/lib/errors';
import { messagesOf, type Message } from '#client/lib/text';

/** What has become of a deletion: this one did it, or it was done before, as by another desk. */
export type DeletionEnd = 'deleted' | 'gone';

const messages = messagesOf('deletions', {
  gone: 'already gone',
  wasGone: 'It was gone already.',
});

/** Deletes by an id; what the service does not know any more is gone already (decisions: reading answers). */
export function* deleteUnlessGone<Id>(deleteOne: (id: Id) => Promise<unknown>, id: Id): SagaGenerator<DeletionEnd> {
  try {
    yield* call(deleteOne, id);
    return 'deleted';
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return 'gone';
  }
}

/** What a notice adds to its success. */
export function endText(end: DeletionEnd): { detail?: Message } {
  return end === 'gone' ? { detail: messages.wasGone } : {};
}

/** How a fan-out counts it, and what its ledger says of it. */
export function endOfOne(end: DeletionEnd): { outcome: 'added' | 'skipped'; reason?: Message } {
  return end === 'gone' ? { outcome: 'skipped', reason: messages.gone } : { outcome: 'added' };
}

/** How a deletion stands of what is gone; its ledger says so unless it may have been its own work. */
export function goneAlready(isTried: boolean): { is: 'done'; reason: Message | null } {
  return { is: 'done', reason: isTried ? null : messages.gone };
}
