import { useMemo } from 'react';

import type { Id } from '#contract/common';
import type { NursingLink, PackageLink, ServiceLink } from '#contract/homeServices/providers';
import { labPackageKind, labPackageTexts } from '../kinds/labPackage';
import { labServiceKind, labServiceTexts } from '../kinds/labService';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '../kinds/links';
import { subcategoryKind } from '../kinds/subcategory';
import { ProviderSubTabs, type Parts } from '../providers/ProviderSubTabs';
import { useBulkRemoval } from '../shared/kind/useBulkRemoval';
import { useKind } from '../shared/kind/useKind';
import { useRows } from '../shared/kind/useRows';
import { LinkedItems, type LinkView } from './LinkedItems';
import { linkMessages } from './messages';
import { PriceListButton } from './paper/PriceListButton';

/** What can be linked, each in a sub-tab. */
export const LINKING_PARTS: Parts = [
  { id: 'services', label: labServiceTexts.list, Content: LinkedServices },
  { id: 'packages', label: labPackageTexts.list, Content: LinkedPackages },
  { id: 'nursing', label: linkMessages.nursing, Content: LinkedNursing },
];

/** What a provider offers: choose the provider, then what kind of service (Spec 2 §2.3). */
export function LinkingTab() {
  return (
    <ProviderSubTabs
      label={linkMessages.kinds}
      tools={(provider) => <PriceListButton provider={provider} />}
      parts={LINKING_PARTS}
    />
  );
}

const SERVICES: LinkView<ServiceLink> = {
  name: 'linked-lab-services',
  kind: 'serviceLinks',
  itemField: 'service',
  itemIdOf: ({ service }) => service,
  hasDuration: false,
  texts: { table: labServiceTexts.list, item: linkMessages.service, empty: linkMessages.noServices },
};

function LinkedServices({ provider }: { provider: Id }) {
  const filter = useProviderFilter(provider);
  const links = useKind(serviceLinkKind, filter);
  const bulk = useBulkRemoval(serviceLinkKind, filter);
  const services = useRows(labServiceKind, {});
  return (
    <LinkedItems
      view={SERVICES}
      provider={provider}
      links={links}
      items={services}
      bulk={bulk}
      onLink={(service, { price, is_available }, typed, name) =>
        links.submit({ body: { provider, service, price, is_available }, name }, typed)
      }
    />
  );
}

const PACKAGES: LinkView<PackageLink> = {
  name: 'linked-lab-packages',
  kind: 'packageLinks',
  itemField: 'package',
  itemIdOf: (link) => link.package,
  hasDuration: false,
  texts: { table: labPackageTexts.list, item: linkMessages.package, empty: linkMessages.noPackages },
};

function LinkedPackages({ provider }: { provider: Id }) {
  const filter = useProviderFilter(provider);
  const links = useKind(packageLinkKind, filter);
  const bulk = useBulkRemoval(packageLinkKind, filter);
  const packages = useRows(labPackageKind, {});
  return (
    <LinkedItems
      view={PACKAGES}
      provider={provider}
      links={links}
      items={packages}
      bulk={bulk}
      onLink={(item, { price, is_available }, typed, name) =>
        links.submit({ body: { provider, package: item, price, is_available }, name }, typed)
      }
    />
  );
}

const NURSING: LinkView<NursingLink> = {
  name: 'linked-nursing-services',
  kind: 'nursingLinks',
  itemField: 'subcategory',
  itemIdOf: ({ subcategory }) => subcategory,
  hasDuration: true,
  texts: { table: linkMessages.nursing, item: linkMessages.nursingService, empty: linkMessages.noNursing },
};

function LinkedNursing({ provider }: { provider: Id }) {
  const filter = useProviderFilter(provider);
  const links = useKind(nursingLinkKind, filter);
  const bulk = useBulkRemoval(nursingLinkKind, filter);
  const services = useRows(subcategoryKind, { subcategory_type: 'nursing_service' });
  return (
    <LinkedItems
      view={NURSING}
      provider={provider}
      links={links}
      items={services}
      bulk={bulk}
      onLink={(subcategory, values, typed, name) =>
        links.submit({ body: { provider, subcategory, ...values }, name }, typed)
      }
    />
  );
}

function useProviderFilter(provider: Id) {
  return useMemo(() => ({ provider: String(provider) }), [provider]);
}
