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
 * Saves what is changed in a row of links, one value after another: of several for the same place that wait, only the
 * last is sent (decisions: one intent, one call).
 */
export function* saveWaitingChanges({ payload: { link } }: ReturnType<typeof linkChangeSubmitted>): Generator {
  for (;;) {
    const next = yield* select(selectNextChange, link);
    if (!next) return;
    yield* call(saveChange, { link, field: next.field });
  }
}

/**
 * Sends one value (Spec 2 §7). Until the service has taken it, it only lies over the stored one in the row; when the
 * service does not take it, the stored one is therefore seen again exactly as it was.
 */
export function* changeLink({ link, field }: LinkPlace) {
  const change = yield* select(selectLinkChange, { link, field });
  if (!change) return;
  const answer = yield* call(UPDATES[link.kind], link.id, { [field]: change.value });
  yield* call(storeAnswer, change, answer);
}

/** Stores what the service has taken. A list that is being read may be older than that, and is read once more. */
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

/** Tells that a value failed, and offers it again, unless a newer one waits in its place. */
export function* announceUnlessReplaced(failure: Failure, place: LinkPlace) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* call(announceWithRetry, failure, linkRetryChosen(place));
}

/** Asks once more for a value that failed, unless it was given up or replaced meanwhile. */
export function* retryChange({ payload: place }: ReturnType<typeof linkRetryChosen>) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* put(linkChangeSubmitted({ ...place, value: change.value }));
}

/** Forgets what was saved before a list of links came on screen, for it is no news there. */
export function* forgetSavedChanges() {
  const keys = yield* select(selectSavedKeys);
  for (const key of keys) yield* put(requestForgotten(key));
}
