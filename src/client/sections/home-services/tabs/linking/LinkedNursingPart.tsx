import type { Id } from '../../../../../contract/common';
import type { NursingLink } from '../../../../../contract/homeServices/providers';
import { useResource, useRows } from '../../crud/useResource';
import { nursingLinkResource, subcategoryResource } from '../../resources';
import type { LinkKindView } from './LinkedItems';
import { LinkedItems } from './LinkedItems';
import { linkMessages } from './messages';

const NURSING = { subcategory_type: 'nursing_service' };

const view: LinkKindView<NursingLink> = {
  kind: 'nursingLinks',
  itemField: 'subcategory',
  itemIdOf: ({ subcategory }) => subcategory,
  hasDuration: true,
  texts: { table: linkMessages.nursing, item: linkMessages.nursingService, empty: linkMessages.noNursing },
};

/** The nursing services that a provider offers, and how long each takes (Spec 2 §2.3). */
export function LinkedNursingPart({ provider }: { provider: Id }) {
  const links = useResource(nursingLinkResource, { provider });
  const services = useRows(subcategoryResource, NURSING);
  return <LinkedItems view={view} links={links} items={services} onLink={(subcategory, values, typed) => { links.submit({ provider, subcategory, ...values }, typed); }} />;
}
