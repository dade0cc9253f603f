import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { doctors, providers } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import type { Text } from '#client/lib/text';
import { say } from '#client/lib/text';
import { askConfirmation } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import { messages } from '../messages';
import { selectDetailsId } from '../selectors';
import type { Deletion, deletionChosen } from '../slice';
import { providerChosen } from '../slice';

/** Asks, with what goes along named, then deletes a doctor or a provider and leaves its page (Spec 1 §2, §7). */
export function* deleteFromDirectory({ payload: deletion }: ReturnType<typeof deletionChosen>) {
  const { kind, id, name } = deletion;
  const isWanted = yield* call(askConfirmation, {
    title: messages.confirmTitle,
    text: say(messages.confirmText, { name }),
    consequences: consequencesOf(deletion),
    confirmLabel: messages.delete,
    isDestructive: true,
  });
  if (!isWanted) return;
  yield* call(kind === 'doctor' ? directoryApi.deleteDoctor : directoryApi.deleteProvider, id);
  if (kind === 'provider' && (yield* select(selectDetailsId)) === String(id)) yield* put(providerChosen(null));
  yield* put(entitiesRemoved({ kind: kind === 'doctor' ? doctors.kind : providers.kind, ids: [id] }));
  yield* put(noticeShown({ kind: 'success', text: say(messages.deleted, { name }) }));
}

function consequencesOf({ kind, doctors: doctorCount = 0, slots = 0 }: Deletion): Text[] {
  return [
    ...(doctorCount > 0 ? [say(messages.goesDoctors, { count: doctorCount })] : []),
    ...(slots > 0 ? [say(messages.goesSlots, { count: slots })] : []),
    ...(kind === 'provider' ? [messages.goesLocations] : []),
  ];
}
