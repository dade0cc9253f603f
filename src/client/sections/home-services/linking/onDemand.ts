import type { OnDemand } from '#client/device/onDemand';
import type { PriceListDialog } from './paper/PriceListDialog';
import type { PriceDialog } from './prices/PriceDialog';
import type { ImportLinks } from './sheets/ImportLinks';
import type { writtenLinks } from './sheets/writtenLinks';

/** What no list of links needs to be shown: its sheets, the change of many prices, the price list on paper. */
export type LinkingCode = OnDemand<{
  ImportLinks: typeof ImportLinks;
  writtenLinks: typeof writtenLinks;
  PriceDialog: typeof PriceDialog;
  PriceListDialog: typeof PriceListDialog;
}>;
