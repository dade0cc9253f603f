import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import type { Message } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { ListedEntity } from '../shared/resource/defineResource';
import { defineResource } from '../shared/resource/defineResource';
import type { ResourceEvents } from '../shared/resource/events';
import { nursingLinkEvents, packageLinkEvents, serviceLinkEvents } from './events';
import { linkMessages } from './messages';

/** The lab services that a provider offers (Spec 2 §3). */
export const serviceLinkResource = linkResource({
  events: serviceLinkEvents,
  entity: serviceLinks,
  api: serviceLinksApi,
  loadFailed: linkMessages.servicesFailed,
});

/** The lab packages that a provider offers (Spec 2 §3). */
export const packageLinkResource = linkResource({
  events: packageLinkEvents,
  entity: packageLinks,
  api: packageLinksApi,
  loadFailed: linkMessages.packagesFailed,
});

/** The nursing services that a provider offers (Spec 2 §3). */
export const nursingLinkResource = linkResource({
  events: nursingLinkEvents,
  entity: nursingLinks,
  api: nursingLinksApi,
  loadFailed: linkMessages.nursingFailed,
});

/** The resources of links by the name of their entities. */
export const linkResources = {
  serviceLinks: serviceLinkResource,
  packageLinks: packageLinkResource,
  nursingLinks: nursingLinkResource,
};

interface LinkDefinition<Link extends { id: Id }, Draft, Root> {
  events: ResourceEvents<Draft, { provider: string }>;
  entity: ListedEntity<Link, Link, Root>;
  api: {
    list: (filter: { provider: string }) => Promise<readonly Link[]>;
    remove: (id: Id) => Promise<unknown>;
  };
  loadFailed: Message;
}

function linkResource<Link extends { id: Id }, Draft, Root>({
  events,
  entity,
  api,
  loadFailed,
}: LinkDefinition<Link, Draft, Root>) {
  return defineResource({
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
