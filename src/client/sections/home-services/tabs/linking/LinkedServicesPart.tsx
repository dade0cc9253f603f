import type { Id } from '../../../../../contract/common';
import type { ServiceLink } from '../../../../../contract/homeServices/providers';
import { useResource, useRows } from '../../crud/useResource';
import { messages } from '../../messages';
import { labServiceResource, serviceLinkResource } from '../../resources';
import type { LinkKindView } from './LinkedItems';
import { LinkedItems } from './LinkedItems';
import { linkMessages } from './messages';

const view: LinkKindView<ServiceLink> = {
  kind: 'serviceLinks',
  itemField: 'service',
  itemIdOf: ({ service }) => service,
  hasDuration: false,
  texts: { table: messages.labServices, item: linkMessages.service, empty: linkMessages.noServices },
};

/** The lab services that a provider offers (Spec 2 §2.3). */
export function LinkedServicesPart({ provider }: { provider: Id }) {
  const links = useResource(serviceLinkResource, { provider });
  const services = useRows(labServiceResource, {});
  return (
    <LinkedItems
      view={view}
      links={links}
      items={services}
      onLink={(service, { price, is_available }, typed) => { links.submit({ provider, service, price, is_available }, typed); }}
    />
  );
}
