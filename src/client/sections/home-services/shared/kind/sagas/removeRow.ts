import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { surely } from '#client/api/sendList';
import { entitiesRemoved } from '#client/entities/entityStore';
import { askWithComing } from '#client/features/coming-visits';
import { isObject } from '#client/lib/records';
import { say } from '#client/lib/text';
import { linkKey } from '#client/sections/home-services/keys';
import { homeMessages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import { formDiscarded } from '#client/state/formEvents';
import { selectSentForms } from '#client/state/forms/forms';
import { failuresOutdated, noticeShown } from '#client/state/notices';
import { deleteUnlessGone, endText, type DeletionEnd } from '#client/state/sagas/deleteUnlessGone';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id } from '#contract/common';
import { kindKeys, type KindRemoval, type Removal } from '../defineKind';
import { selectListOf } from '../slice';
import { refreshLists } from './lists';

/** The kind that a row is removed from, as far as that needs it. */
export interface RemovedFrom {
  name: string;
  entity: { kind: string };
  list?: ((filter: never) => Promise<readonly object[]>) | undefined;
}

/** Removes a row, or finds it gone, after a question (Spec 2 §5), and reads the lists again, also after a failure. */
export function* removeRow(kind: RemovedFrom, removal: KindRemoval, { id, name }: Removal) {
  const { texts, whoseVisits } = removal;
  const question = {
    title: say(texts.title, { name }),
    text: homeMessages.cannotBeUndone,
    consequences: texts.consequence && [texts.consequence],
    confirmLabel: texts.confirmLabel,
    isDestructive: true,
  };
  const isConfirmed = whoseVisits
    ? yield* call(askWithComing, question, whoseVisits(name))
    : yield* call(askConfirmation, question);
  if (!isConfirmed) return;
  const outcome = yield* settleOf(kindKeys(kind.name).remove(id), removalOfRow, kind, removal, id);
  if (outcome.is === 'accepted') yield* call(forgetRows, kind, [id]);
  yield* call(refreshLists, kind.name);
  const end = valueOf(outcome);
  yield* put(noticeShown({ kind: 'success', text: say(texts.removed, { name }), ...endText(end) }));
}

/** Takes rows that are gone off the screen, with what was told of their failures and of the form of one. */
export function* forgetRows({ name, entity: { kind } }: RemovedFrom, ids: readonly Id[]): SagaGenerator<void> {
  yield* put(entitiesRemoved({ kind, ids: [...ids] }));
  const { save, remove } = kindKeys(name);
  const { [save]: form } = yield* select(selectSentForms);
  for (const id of ids) {
    yield* put(failuresOutdated(remove(id)));
    yield* put(failuresOutdated(linkKey({ kind, id })));
    if (isObject(form?.values) && form.values.id === id) yield* put(formDiscarded(save));
  }
}

/** What the removal of one row needs. */
export type Removing = [kind: RemovedFrom, removal: KindRemoval, id: Id];

/** Removes a row; after a lost answer, looks whether it is gone. */
export const removalOfRow = {
  send: (...[, { remove }, id]: Removing) => deleteUnlessGone(remove, id),
  *find(...[kind, { isGone = (one: Id) => isUnlisted(kind, one) }, id]: Removing): SagaGenerator<DeletionEnd | null> {
    return (yield* call(isGone, id)) ? 'deleted' : null;
  },
  isRepeatable: true,
} satisfies Write<Removing, DeletionEnd>;

/** Whether the list of a row has lost it. Throws when that list has left the screen, for nobody can tell then. */
function* isUnlisted({ name, list }: RemovedFrom, id: Id): SagaGenerator<boolean> {
  const open = yield* select(selectListOf, name, id);
  if (!open || !list) throw new Error(`No list of ${name} on screen has the row`);
  const rows: readonly object[] = surely(yield* call(list, open.filter as never));
  return !rows.some((row) => 'id' in row && row.id === id);
}
