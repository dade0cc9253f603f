import { call, put, select } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import type { Failure } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { linkValueKey } from '#client/sections/home-services/keys';
import { announceWithRetry } from '#client/state/notices';
import { requestForgotten, selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import type { LinkChange, LinkField, LinkPlace } from '../events';
import { linkChangeSubmitted, linkRetryChosen } from '../events';
import { linkMessages } from '../messages';
import { linkResources } from '../resources';
import { selectLinkChange, selectNextChange, selectProviderOf, selectSavedKeys } from '../selectors';

const UPDATES = {
  serviceLinks: serviceLinksApi.update,
  packageLinks: packageLinksApi.update,
  nursingLinks: nursingLinksApi.update,
};

/**
 * Saves the waiting changes of a link one after another; of several for the same place only the last is sent
 * (decisions: one intent, one call).
 */
export function* saveWaitingChanges({ payload: { link } }: ReturnType<typeof linkChangeSubmitted>): Generator {
  for (;;) {
    const next = yield* select(selectNextChange, link);
    if (!next) return;
    yield* call(saveChange, { link, field: next.field });
  }
}

/**
 * Sends one value (Spec 2 §7). The row shows it over the stored value only until the service answers, so a refusal
 * brings the stored value back.
 */
export function* changeLink({ link, field }: LinkPlace) {
  const change = yield* select(selectLinkChange, { link, field });
  if (!change) return;
  const answer = yield* call(UPDATES[link.kind], link.id, { [field]: change.value });
  yield* call(storeAnswer, change, answer);
}

/** Stores the value that the service accepted. A list that is being read may be older, so it is read once more. */
export function* storeAnswer({ link, field, value }: LinkChange, answer: Partial<Record<LinkField, unknown>> | null) {
  const provider = yield* select(selectProviderOf, link);
  if (provider === undefined) return;
  yield* put(entitiesMerged({ [link.kind]: { [link.id]: { [field]: answer?.[field] ?? value } } }));
  const { keys, events } = linkResources[link.kind];
  const filter = { provider: String(provider) };
  const reading = yield* select(selectRequest, keys.list(filter));
  if (reading?.status === 'pending') yield* put(events.outdated(filter));
}

export const saveChange = tracked(
  {
    key: linkValueKey,
    failure: ({ link, field }) => ({ text: say(linkMessages.changeFailed, { field, name: link.name }) }),
    onFailure: announceUnlessReplaced,
  },
  changeLink,
);

/** Announces a failed value and offers to send it again, unless a newer one waits in its place. */
export function* announceUnlessReplaced(failure: Failure, place: LinkPlace) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* call(announceWithRetry, failure, linkRetryChosen(place));
}

/** Sends a failed value again, unless it was given up or replaced meanwhile. */
export function* retryChange({ payload: place }: ReturnType<typeof linkRetryChosen>) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* put(linkChangeSubmitted({ ...place, value: change.value }));
}

/** Forgets the changes that were saved before a list of links came on screen, so that the list does not mark them. */
export function* forgetSavedChanges() {
  const keys = yield* select(selectSavedKeys);
  for (const key of keys) yield* put(requestForgotten(key));
}
