import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';

import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { lazyComponent } from '#client/ui/waiting/lazyComponent';
import type { Id } from '#contract/common';
import { printListMessages } from './messages';

const PriceListDialog = lazyComponent(async () => (await import('./late/PriceListDialog')).PriceListDialog);

/** The button that prints what a provider offers, and its dialog, whose code comes then. */
export function PriceListButton({ provider }: { provider: Id }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FoldingButton
        label={t(printListMessages.open)}
        icon={<Printer size={15} />}
        isFolding="onPhonesToo"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <PriceListDialog provider={provider} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
