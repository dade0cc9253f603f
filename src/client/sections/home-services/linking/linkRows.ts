import type { Decimal, Id, Translation } from '#contract/common';
import { itemName, searchTextOf } from '../shared/names';
import type { LinkKind, LinkRef } from './events';

/** Something of the catalogue that can be linked. */
export interface Item {
  id: Id;
  code: string;
  name?: string | null;
  icon?: string | null;
  translations?: readonly Translation[] | null;
}

/** What every kind of link says of its item. */
export interface Offer {
  id: Id;
  price: Decimal;
  is_available: boolean;
  /** Where a link takes time of its own. */
  duration_minutes?: number | string;
}

/** A link as its row shows it. */
export interface LinkRow {
  link: LinkRef;
  offer: Offer;
  /** What is linked, `undefined` where the catalogue does not have it. */
  item: Item | undefined;
}

/** Links beside what they link; an item that is not known is called `unknownName`. */
export function linkRows<Link extends Offer>(
  kind: LinkKind,
  links: readonly Link[],
  items: readonly Item[],
  itemIdOf: (link: Link) => Id,
  unknownName: (id: Id) => string,
): LinkRow[] {
  const byId = new Map(items.map((item) => [String(item.id), item]));
  return links.map((offer) => {
    const item = byId.get(String(itemIdOf(offer)));
    return { link: { kind, id: offer.id, name: item ? itemName(item) : unknownName(itemIdOf(offer)) }, offer, item };
  });
}

/** What a link is searched by: the name in its row, and the words of its item. */
export function searchTextOfLink({ link, item }: LinkRow): string {
  return item ? searchTextOf(item) : link.name;
}

/** The items that none of the links links. */
export function unlinkedItems<Link extends Offer>(
  links: readonly Link[],
  items: readonly Item[],
  itemIdOf: (link: Link) => Id,
): Item[] {
  const linked = new Set(links.map((link) => String(itemIdOf(link))));
  return items.filter(({ id }) => !linked.has(String(id)));
}
