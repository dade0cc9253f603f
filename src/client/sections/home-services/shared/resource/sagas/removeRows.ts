import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { deletedTally, messages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import type { FanOutKind, Sent, SendResult } from '#client/state/fanOut/runFanOut';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import type { ResourceRemoval } from '../defineResource';
import type { Removal } from '../events';
import { refreshLists } from './lists';
import type { RemovedFrom } from './removeRow';
import { removalOfRow } from './removeRow';

/** Removing several rows of a resource, one call each; a row that is gone counts as removed (decisions: fan-outs). */
export function removalOfRows(resource: RemovedFrom, removal: ResourceRemoval): FanOutKind<Removal> {
  return {
    name: `homeServices/${resource.name}/removeMany`,
    title: messages.deletingMany,
    tally: deletedTally,
    failed: messages.deleteManyFailed,
    *send({ id }): SagaGenerator<SendResult> {
      yield* call(removalOfRow.send, resource, removal, id);
      yield* put(entitiesRemoved({ kind: resource.entity.kind, ids: [id] }));
      return 'added';
    },
    *findLost(lost) {
      const found = new Map<string, Sent<Removal>>();
      for (const { id, payload } of lost) {
        const isGone = yield* call(removalOfRow.find, resource, removal, payload.id);
        if (isGone) found.set(id, { outcome: 'added' });
      }
      const ids = lost.filter(({ id }) => found.has(id)).map(({ payload }) => payload.id);
      yield* put(entitiesRemoved({ kind: resource.entity.kind, ids }));
      return found;
    },
    *after() {
      yield* call(refreshLists, resource.name);
    },
  };
}

/** Removes several rows after one question that says how many. */
export function* removeRows(kind: FanOutKind<Removal>, key: string, removals: readonly Removal[]) {
  const isConfirmed = yield* call(askConfirmation, {
    title: say(messages.deleteManyTitle, { count: removals.length }),
    text: messages.cannotBeUndone,
    confirmLabel: messages.deleteConfirm,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  const items = removals.map((removal) => ({ id: String(removal.id), label: removal.name, payload: removal }));
  yield* call(runFanOut<Removal>, kind, key, items);
}
