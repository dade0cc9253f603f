import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { entitiesRemoved } from '#client/entities/entityStore';
import { say } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import { deleteUnlessGone } from '#client/state/sagas/deleteUnlessGone';
import type { Write } from '#client/state/sagas/sendOrFind';
import { sendOrFind } from '#client/state/sagas/sendOrFind';
import type { Id } from '#contract/common';
import type { ResourceRemoval } from '../defineResource';
import type { Removal } from '../events';
import { selectListOf } from '../slice';
import { refreshLists } from './lists';

/** The resource that a row is removed from, as far as that needs it. */
export interface RemovedFrom {
  name: string;
  entity: { kind: string };
  list?: ((filter: never) => Promise<readonly object[]>) | undefined;
}

/**
 * Removes a row after a question (Spec 2 §5). A row that is gone counts as removed, whoever removed it; after any other
 * failure the lists are read again.
 */
export function* removeRow(resource: RemovedFrom, removal: ResourceRemoval, { id, name }: Removal) {
  const { texts } = removal;
  const isConfirmed = yield* call(askConfirmation, {
    title: say(texts.title, { name }),
    text: messages.cannotBeUndone,
    consequences: texts.consequence && [texts.consequence],
    confirmLabel: texts.confirmLabel,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  try {
    yield* call(sendOrFind<Removing, true>, removalOfRow, resource, removal, id);
  } catch (error) {
    yield* call(refreshLists, resource.name);
    throw error;
  }
  yield* put(entitiesRemoved({ kind: resource.entity.kind, ids: [id] }));
  yield* call(refreshLists, resource.name);
  yield* put(noticeShown({ kind: 'success', text: say(texts.removed, { name }) }));
}

/** What the removal of one row needs. */
export type Removing = [resource: RemovedFrom, removal: ResourceRemoval, id: Id];

/** Removes a row; after a lost answer, looks whether it is gone. */
export const removalOfRow: Write<Removing, true> = {
  send: (_, { remove }, id) => deleteUnlessGone(remove, id),
  *find(resource, removal, id) {
    const gone = yield* call(findGone, resource, removal, [id]);
    return gone.includes(id) || null;
  },
};

/**
 * Those of the rows that are gone: by what their resource knows, or else by one reading of their list. Throws when that
 * has left the screen, for nobody can tell then.
 */
export function* findGone(
  { name, list }: RemovedFrom,
  { isGone }: ResourceRemoval,
  ids: readonly Id[],
): SagaGenerator<readonly Id[]> {
  if (isGone) {
    const gone: Id[] = [];
    for (const id of ids) if (yield* call(isGone, id)) gone.push(id);
    return gone;
  }
  const open = ids[0] === undefined ? undefined : yield* select(selectListOf, name, ids[0]);
  if (!open || !list) throw new Error(`No list of ${name} on screen has the row`);
  const rows: readonly object[] = yield* call(list, open.filter as never);
  const there = new Set(rows.map((row) => 'id' in row && row.id));
  return ids.filter((id) => !there.has(id));
}
