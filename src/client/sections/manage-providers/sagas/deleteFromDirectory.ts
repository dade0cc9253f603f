import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, providers } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import type { Text } from '#client/lib/text';
import { say } from '#client/lib/text';
import type { Question } from '#client/state/confirmations';
import { askConfirmation } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import type { Deletion, deletionChosen } from '../events';
import { providerChosen } from '../events';
import { messages } from '../messages';
import { selectDetailsId } from '../selectors';

/** The call that deletes one of each kind, and the kind of entity that it removes. */
const DELETION_OF = {
  doctor: { deleteOne: directoryApi.deleteDoctor, entity: doctors.kind },
  provider: { deleteOne: directoryApi.deleteProvider, entity: providers.kind },
} as const;

/** Deletes a doctor or a provider after a question, and leaves the details page of what is gone (Spec 1 §2, §7). */
export function* deleteFromDirectory({ payload: deletion }: ReturnType<typeof deletionChosen>) {
  const { kind, id, name } = deletion;
  const { deleteOne, entity } = DELETION_OF[kind];
  const isConfirmed = yield* call(askConfirmation, deletionQuestion(deletion));
  if (!isConfirmed) return;
  yield* call(deleteOne, id);
  if (kind === 'provider') {
    const detailsId = yield* select(selectDetailsId);
    if (detailsId === String(id)) yield* put(providerChosen(null));
  }
  yield* put(entitiesRemoved({ kind: entity, ids: [id] }));
  yield* put(noticeShown({ kind: 'success', text: say(messages.deleted, { name }) }));
}

function deletionQuestion(deletion: Deletion): Question {
  return {
    title: messages.confirmTitle,
    text: say(messages.confirmText, { name: deletion.name }),
    consequences: consequencesOf(deletion),
    confirmLabel: messages.delete,
    isDestructive: true,
  };
}

/** What is deleted along with a doctor or a provider, line by line (decisions: failures). */
function consequencesOf({ kind, doctors: doctorCount = 0, slots = 0 }: Deletion): Text[] {
  return [
    ...(doctorCount > 0 ? [say(messages.goesDoctors, { count: doctorCount })] : []),
    ...(slots > 0 ? [say(messages.goesSlots, { count: slots })] : []),
    ...(kind === 'provider' ? [messages.goesLocations] : []),
  ];
}
