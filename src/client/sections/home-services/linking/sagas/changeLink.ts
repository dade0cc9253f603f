import { call, put, select } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesMerged } from '#client/entities/entityStore';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import { say } from '#client/lib/text';
import {
  nursingLinkResource,
  packageLinkResource,
  serviceLinkResource,
} from '#client/sections/home-services/resources';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import type { Id } from '#contract/common';
import { linkMessages } from '../messages';
import type { LinkChange, LinkChangesRoot, LinkField, LinkRef, linkChangeSubmitted } from '../slice';
import {
  changeKey,
  linkChangeFailed,
  linkChangeSaved,
  linkChangeSent,
  linkChangeWanted,
  selectLinkChange,
  selectNextChange,
} from '../slice';

type Wanted = ReturnType<typeof linkChangeWanted>;
type Submitted = ReturnType<typeof linkChangeSubmitted> | Wanted;

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
    yield* call(trackedChange, linkChangeWanted({ link, field: next.field }));
  }
}

/**
 * Sends one value (Spec 2 §7). Until the service has taken it, it only lies over the stored one in the row; when the
 * service does not take it, the stored one is therefore seen again exactly as it was.
 */
export function* changeLink({ payload: place }: Wanted) {
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
  const filter = { provider };
  const reading = yield* select(selectRequest, resource.keys.list(filter));
  if (reading?.status === 'pending') yield* put(resource.events.opened(filter));
}

const trackedChange = tracked(
  {
    key: ({ payload }: Wanted) => changeKey(payload),
    failure: ({ payload: { link, field } }: Wanted) => ({
      text: say(linkMessages.changeFailed, { field, name: link.name }),
    }),
    announces: (state: LinkChangesRoot, { payload }: Wanted) => selectLinkChange(state, payload)?.status === 'failed',
    offersRetry: true,
  },
  changeLink,
);

const LINKS = { serviceLinks, packageLinks, nursingLinks };

type LinksRoot = EntityRootOf<typeof serviceLinks> &
  EntityRootOf<typeof packageLinks> &
  EntityRootOf<typeof nursingLinks>;

/** Whose link it is; `undefined` when it has been ended meanwhile. */
export function selectProviderOf(state: LinksRoot, { kind, id }: LinkRef): Id | undefined {
  return LINKS[kind].selectById(state, id)?.provider;
}
