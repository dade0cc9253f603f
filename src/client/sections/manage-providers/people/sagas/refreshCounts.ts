import type { Action } from '@reduxjs/toolkit';
import { call, select } from 'typed-redux-saga';

import { availabilities } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { doctorOpened, providerOpened } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { loadDoctor, loadProvider } from '#client/sections/manage-providers/directory/sagas/loads';
import { selectCounted } from '#client/sections/manage-providers/directory/selectors';
import { fanOutFinished } from '#client/state/fanOut/ledgers';
import { logFailure } from '#client/state/log';

/** Whether an event tells that availabilities were added or deleted, so that counts of them are outdated. */
export function isSlotsChange(event: Action): boolean {
  return fanOutFinished.match(event) || (entitiesRemoved.match(event) && event.payload.kind === availabilities.kind);
}

/** Reads the doctors and the provider in hand again, for the counts of their availabilities (Spec 1 §2). */
export function* refreshCounts() {
  const { doctorIds, providerId } = yield* select(selectCounted);
  for (const id of doctorIds)
    yield* call(readCountQuietly, manageProvidersKeys.doctor(id), loadDoctor, doctorOpened(id));
  if (providerId === null) return;
  yield* call(readCountQuietly, manageProvidersKeys.provider(providerId), loadProvider, providerOpened(providerId));
}

/** Reads without the request table, so that what is on screen stays there; a failure is only logged. */
function* readCountQuietly<Event>(key: string, load: (event: Event) => Generator, event: Event) {
  try {
    yield* call(load, event);
  } catch (error) {
    yield* call(logFailure, key, error);
  }
}
