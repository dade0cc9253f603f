import { Printer } from 'lucide-react';

import { useAskedDialog } from '#client/state/useAskedDialog';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { Id } from '#contract/common';
import { linkMessages } from './messages';
import type { LinkingCode } from './onDemand';

/** The button that prints what a provider offers, and its dialog. */
export function PriceListButton({ code, provider }: { code: LinkingCode; provider: Id }) {
  const t = useT();
  const [isOpen, setIsOpen] = useAskedDialog('priceList');
  const loaded = useOnceWanted(code, isOpen);
  return (
    <>
      <FoldingButton
        label={t(linkMessages.printPriceList)}
        icon={<Printer size={15} />}
        isFolding="onPhonesToo"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && loaded && <loaded.PriceListDialog provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
