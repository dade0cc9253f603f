import type { Decimal, Id, Translation } from '#contract/common';
import { searchTextOf } from '../shared/names';
import type { Names } from '../shared/useNames';
import type { LinkKind, LinkRef } from './events';
import { itemIdOf } from './linked';

/** Something of the catalogue that can be linked. */
export interface Item {
  id: Id;
  code: string;
  name?: string | null;
  icon?: string | null;
  translations?: readonly Translation[] | null;
}

/** What all three kinds of link have in common. */
export interface LinkOffer {
  id: Id;
  price: Decimal;
  is_available: boolean;
  /** Only for links that have a duration. */
  duration_minutes?: number | string;
}

/** A link as its row shows it. */
export interface LinkRow {
  link: LinkRef;
  offer: LinkOffer;
  /** What is linked, `undefined` where the catalogue does not have it. */
  item: Item | undefined;
}

/** Joins links with the items that they link; an unknown item gets the name that `unknownName` makes. */
export function linkRows(
  kind: LinkKind,
  links: readonly LinkOffer[],
  items: readonly Item[],
  unknownName: (id: Id) => string,
  names: Names,
): LinkRow[] {
  const byId = new Map(items.map((item) => [String(item.id), item]));
  return links.map((offer) => {
    const itemId = itemIdOf(kind, offer);
    const item = byId.get(String(itemId));
    return { link: { kind, id: offer.id, name: item ? names.of(item) : unknownName(itemId) }, offer, item };
  });
}

/** The text that a link is searched by: that of its item, or the name in its row where the item is unknown. */
export function searchTextOfLink({ link, item }: LinkRow): string {
  return item ? searchTextOf(item) : link.name;
}

/** The items that are not linked yet. */
export function unlinkedItems(kind: LinkKind, links: readonly LinkOffer[], items: readonly Item[]): Item[] {
  const linked = new Set(links.map((link) => String(itemIdOf(kind, link))));
  return items.filter(({ id }) => !linked.has(String(id)));
}
