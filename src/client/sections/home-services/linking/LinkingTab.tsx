import { Printer } from 'lucide-react';
import { useMemo } from 'react';

import { useAskedDialog } from '#client/state/useAskedDialog';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { Id } from '#contract/common';
import { labPackageKind } from '../kinds/labPackage';
import { labServiceKind } from '../kinds/labService';
import { linkKinds } from '../kinds/links';
import { OF_NURSING, subcategoryKind } from '../kinds/subcategory';
import { type Parts, ProviderSubTabs } from '../providers/ProviderSubTabs';
import type { Kind, ListFilter } from '../shared/kind/defineKind';
import { useBulkRemoval } from '../shared/kind/useBulkRemoval';
import { useKind } from '../shared/kind/useKind';
import { useRows } from '../shared/kind/useRows';
import type { LinkValues } from './events';
import { LINK_TITLES, linkBodies } from './linked';
import { LinkedItems, type LinkView } from './LinkedItems';
import type { Item, LinkOffer } from './linkRows';
import { linkMessages } from './messages';
import type { LinkingCode } from './onDemand';

/** One kind of link: how it looks, what can be linked, and what is sent of it. */
interface Linking<Link extends LinkOffer, Body, ItemBody, Filter extends ListFilter> {
  view: LinkView;
  kind: Kind<Link, Body, { provider: Id }>;
  items: Kind<Item, ItemBody, Filter>;
  filter: Filter;
  bodyOf: (provider: Id, item: Id, values: LinkValues) => Body;
}

interface LinkingPartProps {
  code: LinkingCode;
  provider: Id;
}

/** Makes the sub-tab of one kind of link. */
function partOf<Link extends LinkOffer, Body, ItemBody, Filter extends ListFilter>({
  view,
  kind,
  items,
  filter,
  bodyOf,
}: Linking<Link, Body, ItemBody, Filter>) {
  return function LinkingPart({ code, provider }: LinkingPartProps) {
    const ofProvider = useMemo(() => ({ provider: String(provider) }), [provider]);
    const links = useKind(kind, ofProvider);
    const bulk = useBulkRemoval(kind, ofProvider);
    return (
      <LinkedItems
        {...{ code, view, provider, links, bulk }}
        items={useRows(items, filter)}
        onLink={(item, values, typed, name) =>
          links.form?.onSubmit({ body: bodyOf(provider, item, values), name }, typed)
        }
      />
    );
  };
}

/** What can be linked, each in a sub-tab. */
export const LINKING_PARTS: Parts<LinkingPartProps> = [
  {
    id: 'services',
    label: LINK_TITLES.serviceLinks,
    Content: partOf({
      view: {
        name: 'linked-lab-services',
        kind: 'serviceLinks',
        texts: { item: linkMessages.service, empty: linkMessages.noServices },
      },
      kind: linkKinds.serviceLinks,
      items: labServiceKind,
      filter: {},
      bodyOf: linkBodies.serviceLinks,
    }),
  },
  {
    id: 'packages',
    label: LINK_TITLES.packageLinks,
    Content: partOf({
      view: {
        name: 'linked-lab-packages',
        kind: 'packageLinks',
        texts: { item: linkMessages.package, empty: linkMessages.noPackages },
      },
      kind: linkKinds.packageLinks,
      items: labPackageKind,
      filter: {},
      bodyOf: linkBodies.packageLinks,
    }),
  },
  {
    id: 'nursing',
    label: LINK_TITLES.nursingLinks,
    Content: partOf({
      view: {
        name: 'linked-nursing-services',
        kind: 'nursingLinks',
        texts: { item: linkMessages.nursingService, empty: linkMessages.noNursing },
      },
      kind: linkKinds.nursingLinks,
      items: subcategoryKind,
      filter: OF_NURSING,
      bodyOf: linkBodies.nursingLinks,
    }),
  },
];

/** What a provider offers: choose the provider, then what kind of service (Spec 2 §2.3). */
export function LinkingTab({ code }: { code: LinkingCode }) {
  return (
    <ProviderSubTabs
      label={linkMessages.kinds}
      tools={(provider) => <PriceListButton {...{ code, provider }} />}
      parts={LINKING_PARTS}
    >
      {(Content, provider) => <Content {...{ code, provider }} />}
    </ProviderSubTabs>
  );
}

/** The button that prints what a provider offers, and its dialog. */
function PriceListButton({ code, provider }: { code: LinkingCode; provider: Id }) {
  const t = useT();
  const [isOpen, setIsOpen] = useAskedDialog('priceList');
  const loaded = useOnceWanted(code, isOpen);
  return (
    <>
      <FoldingButton
        label={t(linkMessages.printPriceList)}
        icon={<Printer size={15} />}
        isFolding="onPhonesToo"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && loaded && <loaded.PriceListDialog provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
