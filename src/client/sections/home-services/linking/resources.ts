import { call } from 'typed-redux-saga';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import type { Message } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { ListedEntity } from '../shared/resource/defineResource';
import { defineResource } from '../shared/resource/defineResource';
import type { ResourceEvents } from '../shared/resource/events';
import type { ItemCalls } from '../shared/saving/items';
import { createItem, updateItem } from '../shared/saving/sagas/createItem';
import { nursingLinkEvents, packageLinkEvents, serviceLinkEvents } from './events';
import { linkMessages, linkTexts } from './messages';

/** The lab services that a provider offers (Spec 2 §3). */
export const serviceLinkResource = linkResource({
  events: serviceLinkEvents,
  entity: serviceLinks,
  api: serviceLinksApi,
  itemField: 'service',
  loadFailed: linkMessages.servicesFailed,
});

/** The lab packages that a provider offers (Spec 2 §3). */
export const packageLinkResource = linkResource({
  events: packageLinkEvents,
  entity: packageLinks,
  api: packageLinksApi,
  itemField: 'package',
  loadFailed: linkMessages.packagesFailed,
});

/** The nursing services that a provider offers (Spec 2 §3). */
export const nursingLinkResource = linkResource({
  events: nursingLinkEvents,
  entity: nursingLinks,
  api: nursingLinksApi,
  itemField: 'subcategory',
  loadFailed: linkMessages.nursingFailed,
});

/** The resources of links by the name of their entities. */
export const linkResources = {
  serviceLinks: serviceLinkResource,
  packageLinks: packageLinkResource,
  nursingLinks: nursingLinkResource,
};

interface LinkDefinition<Field extends string, Link extends { id: Id } & Record<Field, Id>, Draft, Root> {
  events: ResourceEvents<Draft, { provider: string }>;
  entity: ListedEntity<Link, Link, Root>;
  api: Omit<ItemCalls<Draft>, 'findSimilar'> & {
    list: (filter: { provider: Id }) => Promise<readonly Link[]>;
    remove: (id: Id) => Promise<unknown>;
  };
  /** The wire name of what is linked: a provider links each item once. */
  itemField: Field;
  loadFailed: Message;
}

function linkResource<
  Field extends string,
  Link extends { id: Id } & Record<Field, Id>,
  Draft extends { provider: Id } & Record<Field, Id>,
  Root,
>({ events, entity, api, itemField, loadFailed }: LinkDefinition<Field, Link, Draft, Root>) {
  const calls: ItemCalls<Draft> = {
    ...api,
    *findSimilar(draft) {
      const links = yield* call(api.list, { provider: draft.provider });
      return links.filter((link) => String(link[itemField]) === String(draft[itemField]));
    },
  };
  return defineResource({
    events,
    entity,
    list: api.list,
    loadFailure: { text: loadFailed },
    form: {
      create: (draft: Draft, save) => createItem(save, calls, draft),
      update: (id, draft: Draft) => updateItem(calls, id, draft),
      texts: linkTexts,
    },
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
