import type { Id } from '#contract/common';
import type { NursingLink, PackageLink, ServiceLink } from '#contract/homeServices/providers';
import { labPackageResource, labServiceResource, subcategoryResource } from '../catalogue/resources';
import { messages } from '../messages';
import { useResource } from '../shared/resource/useResource';
import { useRows } from '../shared/resource/useRows';
import type { LinkKindView } from './LinkedItems';
import { LinkedItems } from './LinkedItems';
import { linkMessages } from './messages';
import { nursingLinkResource, packageLinkResource, serviceLinkResource } from './resources';

const SERVICES: LinkKindView<ServiceLink> = {
  kind: 'serviceLinks',
  itemField: 'service',
  itemIdOf: ({ service }) => service,
  hasDuration: false,
  texts: { table: messages.labServices, item: linkMessages.service, empty: linkMessages.noServices },
};

/** The lab services that a provider offers (Spec 2 §2.3). */
export function LinkedServicesPart({ provider }: { provider: Id }) {
  const links = useResource(serviceLinkResource, { provider: String(provider) });
  const services = useRows(labServiceResource, {});
  return (
    <LinkedItems
      view={SERVICES}
      links={links}
      items={services}
      onLink={(service, { price, is_available }, typed) => {
        links.submit({ provider, service, price, is_available }, typed);
      }}
    />
  );
}

const PACKAGES: LinkKindView<PackageLink> = {
  kind: 'packageLinks',
  itemField: 'package',
  itemIdOf: (link) => link.package,
  hasDuration: false,
  texts: { table: messages.labPackages, item: linkMessages.package, empty: linkMessages.noPackages },
};

/** The lab packages that a provider offers (Spec 2 §2.3). */
export function LinkedPackagesPart({ provider }: { provider: Id }) {
  const links = useResource(packageLinkResource, { provider: String(provider) });
  const packages = useRows(labPackageResource, {});
  return (
    <LinkedItems
      view={PACKAGES}
      links={links}
      items={packages}
      onLink={(item, { price, is_available }, typed) => {
        links.submit({ provider, package: item, price, is_available }, typed);
      }}
    />
  );
}

const NURSING: LinkKindView<NursingLink> = {
  kind: 'nursingLinks',
  itemField: 'subcategory',
  itemIdOf: ({ subcategory }) => subcategory,
  hasDuration: true,
  texts: { table: linkMessages.nursing, item: linkMessages.nursingService, empty: linkMessages.noNursing },
};

/** The nursing services that a provider offers, and how long each takes (Spec 2 §2.3). */
export function LinkedNursingPart({ provider }: { provider: Id }) {
  const links = useResource(nursingLinkResource, { provider: String(provider) });
  const services = useRows(subcategoryResource, { subcategory_type: 'nursing_service' });
  return (
    <LinkedItems
      view={NURSING}
      links={links}
      items={services}
      onLink={(subcategory, values, typed) => {
        links.submit({ provider, subcategory, ...values }, typed);
      }}
    />
  );
}
