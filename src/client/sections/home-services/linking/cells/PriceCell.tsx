import { dirham, plainDecimal, typedAmount } from '#client/lib/money';
import { useT } from '#client/ui/useT';
import type { Decimal } from '#contract/common';
import { InlineInput } from '../components/InlineInput';
import type { LinkRef } from '../events';
import { linkMessages } from '../messages';
import { useLinkValue } from './useLinkValue';

interface PriceCellProps {
  link: LinkRef;
  /** The price that the service has. */
  stored: Decimal;
}

/** The price of a link, changed in its row (Spec 2 §2.3). */
export function PriceCell({ link, stored }: PriceCellProps) {
  const t = useT();
  const { shown, refused, submit, refuse, restore } = useLinkValue(link, 'price', String(stored));
  return (
    <InlineInput
      label={t(linkMessages.priceOf, { name: link.name })}
      value={shown}
      refused={refused}
      format={typedAmount}
      parse={plainDecimal}
      problem={t(linkMessages.priceInvalid)}
      unit={t(dirham)}
      unitPosition="start"
      inputMode="decimal"
      onSubmit={submit}
      onRefuse={refuse}
      onRestore={restore}
    />
  );
}
