import { Percent } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';

import { pricesSheet } from '#client/sections/home-services/keys';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { sheetKey } from '#client/sections/home-services/shared/sheets/events';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { lazyComponent } from '#client/ui/waiting/lazyComponent';
import type { Id } from '#contract/common';
import type { LinkKind, LinkRef, PastedColumn } from '../events';
import type { LinkRow } from '../linkRows';
import { linkMessages } from '../messages';
import { pricesCode } from './pricesCode';

const PriceDialog = lazyComponent(async () => (await pricesCode.load()).PriceDialog);

/**
 * The button that changes the prices of all rows that search and filters leave, what takes a pasted column, and the
 * dialog of both; what the end of the session cut off is offered at once.
 */
export function usePrices(
  { kind, hasDuration }: { kind: LinkKind; hasDuration: boolean },
  provider: Id,
  rows: readonly LinkRow[] | undefined,
) {
  const t = useT();
  const filter = useMemo(() => ({ provider: String(provider) }), [provider]);
  const { isInterrupted } = useFanOutStatus(sheetKey(pricesSheet(linkKinds[kind].name), filter));
  const [opened, setOpened] = useState<{ pasted: PastedColumn | null } | null>(isInterrupted ? { pasted: null } : null);
  const onPasteColumn = useCallback((link: LinkRef, text: string) => setOpened({ pasted: { link, text } }), []);
  return {
    onPasteColumn,
    button: (
      <FoldingButton
        key="prices"
        label={t(linkMessages.changePrices)}
        icon={<Percent size={15} />}
        isFolding
        aria-haspopup="dialog"
        disabled={!rows?.length}
        onClick={() => setOpened({ pasted: null })}
      />
    ),
    dialog: opened && rows && (
      <Suspense>
        <PriceDialog {...{ kind, hasDuration, filter, rows }} {...opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
