import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import type { Message } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { ListedEntity } from '../shared/kind/defineKind';
import { defineKind } from '../shared/kind/defineKind';
import type { KindEvents } from '../shared/kind/events';
import { nursingLinkEvents, packageLinkEvents, serviceLinkEvents } from './events';
import { linkMessages } from './messages';

/** The lab services that a provider offers (Spec 2 §3). */
export const serviceLinkKind = linkKind({
  events: serviceLinkEvents,
  entity: serviceLinks,
  api: serviceLinksApi,
  loadFailed: linkMessages.servicesFailed,
});

/** The lab packages that a provider offers (Spec 2 §3). */
export const packageLinkKind = linkKind({
  events: packageLinkEvents,
  entity: packageLinks,
  api: packageLinksApi,
  loadFailed: linkMessages.packagesFailed,
});

/** The nursing services that a provider offers (Spec 2 §3). */
export const nursingLinkKind = linkKind({
  events: nursingLinkEvents,
  entity: nursingLinks,
  api: nursingLinksApi,
  loadFailed: linkMessages.nursingFailed,
});

/** The resources of links by the name of their entities. */
export const linkKinds = {
  serviceLinks: serviceLinkKind,
  packageLinks: packageLinkKind,
  nursingLinks: nursingLinkKind,
};

interface LinkDefinition<Link extends { id: Id }, Draft, Root> {
  events: KindEvents<Draft, { provider: string }>;
  entity: ListedEntity<Link, Link, Root>;
  api: {
    list: (filter: { provider: string }) => Promise<readonly Link[]>;
    remove: (id: Id) => Promise<unknown>;
  };
  loadFailed: Message;
}

function linkKind<Link extends { id: Id }, Draft, Root>({
  events,
  entity,
  api,
  loadFailed,
}: LinkDefinition<Link, Draft, Root>) {
  return defineKind({
    events,
    entity,
    list: api.list,
    loadFailure: { text: loadFailed },
    removal: {
      remove: api.remove,
      texts: {
        title: linkMessages.unlinkTitle,
        confirmLabel: linkMessages.unlink,
        removed: linkMessages.unlinked,
        removeFailed: linkMessages.unlinkFailed,
      },
    },
  });
}
