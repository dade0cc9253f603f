import { dirham, typedAmount } from '#client/lib/money';
import { useT } from '#client/ui/language/useT';
import { InlineInput } from '#client/ui/plain/InlineInput';
import type { Decimal } from '#contract/common';
import { plainDecimal } from '#contract/text/numbers';
import type { LinkRef, PasteColumn } from '../events';
import { linkMessages } from '../messages';
import { saveStateId } from './saveStateId';
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
  const { shown, settled, isFailed, refused, submit, refuse, restore } = useLinkValue(link, 'price', String(stored));
  return (
    <InlineInput
      label={t(linkMessages.priceOf, { name: link.name })}
      value={shown}
      settled={settled}
      isFailed={isFailed}
      refused={refused}
      format={typedAmount}
      parse={plainDecimal}
      describedBy={saveStateId(link)}
      unit={t(dirham)}
      unitPosition="start"
      inputMode="decimal"
      onSubmit={submit}
      onRefuse={refuse}
      onRestore={restore}
      onPasteLines={onPasteColumn && ((text) => onPasteColumn(link, text))}
    />
  );
}
