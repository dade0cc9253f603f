import type { OnDemand } from '#client/device/onDemand';
import type { ImportDialog } from '../shared/sheets/ImportDialog';
import type { PriceListDialog } from './paper/PriceListDialog';
import type { PriceDialog } from './prices/PriceDialog';
import type { linkServices } from './sheets/linkServices';
import type { writtenLinks } from './sheets/writtenLinks';

/** What no list of links needs to be shown: its sheets, the change of many prices, the price list on paper. */
export type LinkingCode = OnDemand<{
  ImportDialog: typeof ImportDialog;
  linkServices: typeof linkServices;
  writtenLinks: typeof writtenLinks;
  PriceDialog: typeof PriceDialog;
  PriceListDialog: typeof PriceListDialog;
}>;
