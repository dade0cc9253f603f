import { call, put } from 'typed-redux-saga';

import { entitiesRemoved } from '#client/entities/entityStore';
import { isNotFound } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import type { ResourceRemoval } from '../defineResource';
import type { Removal } from '../events';
import { refreshLists } from './lists';

/**
 * Removes a row after a question (Spec 2 §5). A row that is gone already counts as removed; after any other failure the
 * lists are read again.
 */
export function* removeRow(
  resource: { name: string; entity: { kind: string } },
  { remove, texts }: ResourceRemoval,
  { id, name }: Removal,
) {
  const isConfirmed = yield* call(askConfirmation, {
    title: say(texts.title, { name }),
    text: messages.cannotBeUndone,
    consequences: texts.consequence && [texts.consequence],
    confirmLabel: texts.confirmLabel,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  try {
    yield* call(remove, id);
  } catch (error) {
    if (!isNotFound(error)) {
      yield* call(refreshLists, resource.name);
      throw error;
    }
  }
  yield* put(entitiesRemoved({ kind: resource.entity.kind, ids: [id] }));
  yield* call(refreshLists, resource.name);
  yield* put(noticeShown({ kind: 'success', text: say(texts.removed, { name }) }));
}
