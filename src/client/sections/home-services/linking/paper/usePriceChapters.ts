import { useMemo, useState } from 'react';

import { WHOLE } from '#client/sections/home-services/catalogue/useCatalogueTab';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '#client/sections/home-services/kinds/links';
import { OF_NURSING, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { useWholeList } from '#client/sections/home-services/shared/sheets/useWholeList';
import { useSelected } from '#client/state/useSelected';
import type { Id, Locale } from '#contract/common';
import type { LinkKind } from '../events';
import { LINK_TITLES } from '../linked';
import { linkServices } from '../sheets/linkServices';
import { priceListMessages } from './messages';
import { priceLines, type PriceChapter } from './priceList';

const KINDS = ['serviceLinks', 'packageLinks', 'nursingLinks'] as const satisfies readonly LinkKind[];

/** What a provider offers, read anew and whole; of that the kinds that are ticked, by their names in a language. */
export function usePriceChapters(provider: Id, sortedIn: Locale) {
  const filter = useMemo(() => ({ provider: String(provider) }), [provider]);
  const lists = {
    serviceLinks: [useWholeList(serviceLinkKind, filter), useWholeList(labServiceKind, WHOLE)],
    packageLinks: [useWholeList(packageLinkKind, filter), useWholeList(labPackageKind, WHOLE)],
    nursingLinks: [useWholeList(nursingLinkKind, filter), useWholeList(subcategoryKind, OF_NURSING)],
  };
  const worlds = {
    serviceLinks: useSelected(linkServices.serviceLinks.selectWorld, filter),
    packageLinks: useSelected(linkServices.packageLinks.selectWorld, filter),
    nursingLinks: useSelected(linkServices.nursingLinks.selectWorld, filter),
  };
  const [chosen, setChosen] = useState<readonly LinkKind[]>(KINDS);
  const [hasUnavailable, setHasUnavailable] = useState(false);
  const chapters = KINDS.flatMap((kind): PriceChapter[] => {
    const world = chosen.includes(kind) ? worlds[kind] : undefined;
    const lines = world ? priceLines(world, { sortedIn, hasUnavailable }) : [];
    return lines.length > 0 ? [{ kind, title: LINK_TITLES[kind], lines }] : [];
  });
  const wanted = chosen.flatMap((kind) => lists[kind]);
  return {
    chapters,
    count: chapters.reduce((sum, { lines }) => sum + lines.length, 0),
    isReading: wanted.some(({ isPending }) => isPending) || chosen.some((kind) => !worlds[kind]),
    failed: wanted.filter(({ failure }) => failure),
    ticks: [
      ...KINDS.map((kind) => ({
        label: LINK_TITLES[kind],
        isOn: chosen.includes(kind),
        turn: (isOn: boolean) => setChosen(isOn ? [...chosen, kind] : chosen.filter((one) => one !== kind)),
      })),
      { label: priceListMessages.withUnavailable, isOn: hasUnavailable, turn: setHasUnavailable },
    ],
  };
}
