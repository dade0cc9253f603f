import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';

import type { OnDemand } from '#client/device/onDemand';
import { homeMessages } from '#client/sections/home-services/messages';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useAskedDialog } from '#client/state/useAskedDialog';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { ListFilter } from '../kind/defineKind';
import { sheetKey } from '../sheets/first';

interface ImportButtonProps<Code> {
  /** The kind of sheet, and the list that it is about. */
  sheet: string;
  filter: ListFilter;
  /** What its dialog is drawn by, which comes when it is first opened. */
  code: OnDemand<Code>;
  children: (code: Code, close: () => void) => ReactNode;
}

/** The button beside Export that takes rows in from a file; what the end of the session cut off is offered at once. */
export function ImportButton<Code>({ sheet, filter, code, children }: ImportButtonProps<Code>) {
  const t = useT();
  const { isInterrupted } = useFanOutStatus(sheetKey(sheet, filter));
  const [isOpen, setIsOpen] = useAskedDialog('import', isInterrupted);
  const loaded = useOnceWanted(code, isOpen);
  return (
    <>
      <FoldingButton
        label={t(homeMessages.import)}
        icon={<Upload size={15} />}
        isFolding
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && loaded && children(loaded, () => setIsOpen(false))}
    </>
  );
}
