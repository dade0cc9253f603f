import { Percent } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useAskedDialog } from '#client/state/useAskedDialog';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { Id } from '#contract/common';
import { pricesSheet } from '../keys';
import { linkKinds } from '../kinds/links';
import { sheetKey } from '../shared/sheets/first';
import type { LinkKind, LinkRef, PastedColumn } from './events';
import type { LinkRow } from './linkRows';
import { linkMessages } from './messages';
import type { LinkingCode } from './onDemand';

/** The button that changes the prices of all rows shown, what takes a pasted column, and the dialog of both. */
export function usePrices(kind: LinkKind, provider: Id, rows: readonly LinkRow[] | undefined, code: LinkingCode) {
  const t = useT();
  const filter = useMemo(() => ({ provider: String(provider) }), [provider]);
  const { isInterrupted } = useFanOutStatus(sheetKey(pricesSheet(linkKinds[kind].name), filter));
  const [isOpen, setIsOpen] = useAskedDialog('prices', isInterrupted);
  const [pasted, setPasted] = useState<PastedColumn | null>(null);
  const loaded = useOnceWanted(code, isOpen);
  const open = useCallback(
    (column: PastedColumn | null) => {
      setPasted(column);
      setIsOpen(true);
    },
    [setIsOpen],
  );
  const onPasteColumn = useCallback((link: LinkRef, text: string) => open({ link, text }), [open]);
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
        onClick={() => open(null)}
      />
    ),
    dialog: isOpen && rows && loaded && (
      <loaded.PriceDialog {...{ kind, filter, rows, pasted }} onClose={() => setIsOpen(false)} />
    ),
  };
}
