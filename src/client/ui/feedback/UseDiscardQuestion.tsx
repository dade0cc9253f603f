import { useCallback, useState } from 'react';

import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * Asks before something typed is lost.
 *
 * @returns `leave`, by which every way out goes on at once or after the question; `question` to be shown
 */
export function useDiscardQuestion(isNeeded: boolean) {
  const t = useT();
  const [then, setThen] = useState<{ go: () => void } | null>(null);
  const leave = useCallback((go: () => void) => (isNeeded ? setThen({ go }) : go()), [isNeeded]);
  const question = (
    <ConfirmDialog
      isOpen={then !== null}
      title={t(uiMessages.discardTitle)}
      text={t(uiMessages.discardText)}
      confirmLabel={t(uiMessages.discardConfirm)}
      cancelLabel={t(uiMessages.discardCancel)}
      isDestructive
      onConfirm={() => {
        setThen(null);
        then?.go();
      }}
      onCancel={() => setThen(null)}
    />
  );
  return { leave, question };
}
