import { dirham, typedAmount } from '#client/lib/money';
import { useT } from '#client/ui/language/useT';
import { InlineInput } from '#client/ui/plain/InlineInput';
import type { Decimal } from '#contract/common';
import { plainDecimal } from '#contract/text/numbers';
import type { LinkRef, PasteColumn } from '../events';
import { linkMessages } from '../messages';
import { useLinkValue } from './useLinkValue';

interface PriceCellProps {
  link: LinkRef;
  /** The price that the service has. */
  stored: Decimal;
  /** Called with a column that was pasted into it. */
  onPasteColumn?: PasteColumn | undefined;
}

/** The price of a link, changed in its row (Spec 2 §2.3). */
export function PriceCell({ link, stored, onPasteColumn }: PriceCellProps) {
  const t = useT();
  return (
    <InlineInput
      {...useLinkValue(link, 'price', String(stored))}
      label={t(linkMessages.priceOf, { name: link.name })}
      format={typedAmount}
      parse={plainDecimal}
      unit={t(dirham)}
      unitPosition="start"
      inputMode="decimal"
      onPasteLines={onPasteColumn && ((text) => onPasteColumn(link, text))}
    />
  );
}
