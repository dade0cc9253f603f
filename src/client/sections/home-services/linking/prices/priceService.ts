import { pricesSheet } from '#client/sections/home-services/keys';
import type { SheetRow } from '#client/sections/home-services/shared/sheets/events';
import type { StoredRow } from '#client/state/fanOut/row';
import type { LinkChange, LinkKind } from '../events';
import { linkServices } from '../sheets/linkServices';
import { linksUndoChosen } from '../undo/events';
import { priceMessages, pricesTally } from './messages';

/** How prices of links that were changed in place are saved: as those of a file, and taken back together. */
export function priceService(kind: LinkKind): (typeof linkServices)[LinkKind] {
  const { sheet, ...service } = linkServices[kind];
  const name = pricesSheet(sheet.name);
  return {
    ...service,
    sheet: { ...sheet, name },
    told: {
      texts: { ...pricesTally, title: priceMessages.changing, failed: priceMessages.failed },
      offerAfter: (changed) => {
        if (changed.length === 0) return null;
        const changes = changed.map((row) => changeOf(kind, row));
        return { offer: { event: linksUndoChosen(changes), label: priceMessages.undo } };
      },
    },
  };
}

/** What was changed of a link, as what takes it back knows it. */
function changeOf(kind: LinkKind, { payload }: StoredRow<SheetRow>): LinkChange {
  const { id, key, name, wanted, before } = payload;
  return {
    link: { kind, id: id ?? key, name },
    field: 'price',
    value: before.price ?? '',
    made: wanted.price ?? '',
  };
}
