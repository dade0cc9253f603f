import { call, put, select } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesMerged } from '#client/entities/entityStore';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import type { Failure } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { announceWithRetry } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import type { Id } from '#contract/common';
import { linkMessages } from '../messages';
import { nursingLinkResource, packageLinkResource, serviceLinkResource } from '../resources';
import type { LinkChange, LinkField, LinkPlace, LinkRef, linkChangeSubmitted } from '../slice';
import {
  changeKey,
  linkChangeFailed,
  linkChangeSaved,
  linkChangeSent,
  linkChangeWanted,
  selectLinkChange,
  selectNextChange,
} from '../slice';

type Submitted = ReturnType<typeof linkChangeSubmitted | typeof linkChangeWanted>;

const RESOURCES = {
  serviceLinks: serviceLinkResource,
  packageLinks: packageLinkResource,
  nursingLinks: nursingLinkResource,
};

const UPDATES = {
  serviceLinks: serviceLinksApi.update,
  packageLinks: packageLinksApi.update,
  nursingLinks: nursingLinksApi.update,
};

/** Saves what is changed in a row of links: of several values for the same place that wait, only the last is sent. */
export function* saveWaitingChanges({ payload: { link } }: Submitted): Generator {
  for (;;) {
    const next = yield* select(selectNextChange, link);
    if (!next) return;
    yield* call(trackedChange, { link, field: next.field });
  }
}

/**
 * Sends one value (Spec 2 §7). Until the service has taken it, it only lies over the stored one in the row; when the
 * service does not take it, the stored one is therefore seen again exactly as it was.
 */
export function* changeLink(place: LinkPlace) {
  const change = yield* select(selectLinkChange, place);
  if (!change) return;
  yield* put(linkChangeSent(place));
  try {
    const stored = yield* call(UPDATES[place.link.kind], place.link.id, { [place.field]: change.value });
    yield* call(keepStored, change, stored);
  } catch (error) {
    yield* put(linkChangeFailed(place));
    throw error;
  }
}

/** Keeps what the service stored. A list that is being read may be older than that, and is read once more. */
export function* keepStored({ link, field, value }: LinkChange, stored: Partial<Record<LinkField, unknown>> | null) {
  const provider = yield* select(selectProviderOf, link);
  if (provider === undefined) return;
  yield* put(entitiesMerged({ [link.kind]: { [link.id]: { [field]: stored?.[field] ?? value } } }));
  yield* put(linkChangeSaved({ link, field }));
  const resource = RESOURCES[link.kind];
  const filter = { provider: String(provider) };
  const reading = yield* select(selectRequest, resource.keys.list(filter));
  if (reading?.status === 'pending') yield* put(resource.events.outdated(filter));
}

const trackedChange = tracked(
  {
    key: changeKey,
    failure: ({ link, field }) => ({ text: say(linkMessages.changeFailed, { field, name: link.name }) }),
    onFailure: announceUnlessReplaced,
  },
  changeLink,
);

/** A value that failed is told, and offered again, unless a newer one waits in its place. */
function* announceUnlessReplaced(failure: Failure, place: LinkPlace) {
  const change = yield* select(selectLinkChange, place);
  if (change?.status === 'failed') yield* call(announceWithRetry, failure, linkChangeWanted(place));
}

const LINKS = { serviceLinks, packageLinks, nursingLinks };

type LinksRoot = EntityRootOf<typeof serviceLinks> &
  EntityRootOf<typeof packageLinks> &
  EntityRootOf<typeof nursingLinks>;

/** Whose link it is; `undefined` when it has been ended meanwhile. */
export function selectProviderOf(state: LinksRoot, { kind, id }: LinkRef): Id | undefined {
  return LINKS[kind].selectById(state, id)?.provider;
}
