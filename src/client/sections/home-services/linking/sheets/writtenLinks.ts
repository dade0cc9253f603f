import type { Translate } from '#client/lib/text';
import { writtenColumns, type WrittenColumn } from '#client/sections/home-services/shared/sheets/written';
import type { LinkKind } from '../events';
import type { LinkRow } from '../linkRows';
import { linkServices } from './linkServices';

/** The columns by which a file of links can be imported again, of the rows that a grid shows. */
export function writtenLinks(kind: LinkKind, rows: readonly LinkRow[], t: Translate): WrittenColumn<LinkRow>[] {
  const byId = new Map(rows.flatMap(({ item }) => (item ? [[String(item.id), item] as const] : [])));
  const items = [...byId.values()];
  const columns = writtenColumns(linkServices[kind].sheet, { links: [], items, byId }, t);
  return columns.map(({ header, value }) => ({
    header,
    value: ({ offer, item }) => value({ ...offer, item: item?.id ?? '' }),
  }));
}
