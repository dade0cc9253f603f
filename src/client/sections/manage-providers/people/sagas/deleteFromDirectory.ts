import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, providers } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { askWithComing } from '#client/features/coming-visits';
import { isNotFound } from '#client/lib/errors';
import { say, type Text } from '#client/lib/text';
import { providerChosen, type Deletion, type deletionChosen } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectDetailsId, selectWhose } from '#client/sections/manage-providers/directory/selectors';
import type { Question } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import { deleteUnlessGone, endText, type DeletionEnd } from '#client/state/sagas/deleteUnlessGone';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import { uiMessages } from '#client/ui/language/messages';

/** For each kind the call that deletes one, the call that reads one, and the kind of entity that goes. */
const DELETION_OF = {
  doctor: { deleteOne: directoryApi.deleteDoctor, readOne: directoryApi.readDoctor, entity: doctors.kind },
  provider: { deleteOne: directoryApi.deleteProvider, readOne: directoryApi.readProvider, entity: providers.kind },
} as const;

/**
 * Deletes a doctor or a provider after a question, and leaves the details page of what is gone (Spec 1 §2, §7). What is
 * gone already counts as deleted.
 */
export function* deleteFromDirectory({ payload: deletion }: ReturnType<typeof deletionChosen>) {
  const { kind, id, name } = deletion;
  const whose = yield* select(selectWhose, kind, id);
  const isConfirmed = yield* call(askWithComing, deletionQuestion(deletion), whose);
  if (!isConfirmed) return;
  const outcome = yield* settleOf(manageProvidersKeys.delete(kind, id), deletingOne, { kind, id });
  const end = valueOf(outcome);
  if (kind === 'provider') {
    const detailsId = yield* select(selectDetailsId);
    if (detailsId === String(id)) yield* put(providerChosen(null));
  }
  yield* put(entitiesRemoved({ kind: DELETION_OF[kind].entity, ids: [id] }));
  yield* put(noticeShown({ kind: 'success', text: say(directoryMessages.deleted, { name }), ...endText(end) }));
}

type Target = Pick<Deletion, 'kind' | 'id'>;

/** Sends a deletion, and sees what became of it when its answer is lost; both say so of what is gone. */
export const deletingOne = {
  send: ({ kind, id }: Target) => deleteUnlessGone(DELETION_OF[kind].deleteOne, id),
  find: findGone,
  isRepeatable: true,
} satisfies Write<[Target], DeletionEnd>;

function* findGone({ kind, id }: Target): SagaGenerator<DeletionEnd | null> {
  try {
    yield* call(DELETION_OF[kind].readOne, id);
    return null;
  } catch (error) {
    if (isNotFound(error)) return 'deleted';
    throw error;
  }
}

function deletionQuestion(deletion: Deletion): Question {
  return {
    title: directoryMessages.confirmTitle,
    text: say(directoryMessages.confirmText, { name: deletion.name }),
    consequences: consequencesOf(deletion),
    confirmLabel: uiMessages.delete,
    isDestructive: true,
  };
}

/** What is deleted along with a doctor or a provider, line by line (decisions: failures). */
function consequencesOf({ kind, doctors: doctorCount = 0, slots = 0 }: Deletion): Text[] {
  return [
    ...(doctorCount > 0 ? [say(directoryMessages.goesDoctors, { count: doctorCount })] : []),
    ...(slots > 0 ? [say(directoryMessages.goesSlots, { count: slots })] : []),
    ...(kind === 'provider' ? [directoryMessages.goesLocations] : []),
  ];
}
