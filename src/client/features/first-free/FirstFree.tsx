import { useState } from 'react';

import { useAsked } from '#client/state/useAsked';
import { FirstFreeButton, firstFreeTitle } from '#client/ui/dates/FirstFreeButton';
import { FirstFreeDialog, type FirstFreeDialogProps } from './FirstFreeDialog';

interface FirstFreeProps extends Omit<FirstFreeDialogProps, 'onClose'> {
  size?: 'small' | 'medium';
}

/** The button that opens the search for the next free times, and the dialog. */
export function FirstFree({ size, ...props }: FirstFreeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useAsked(firstFreeTitle, open);
  return (
    <>
      <FirstFreeButton size={size} onClick={open} />
      {isOpen && <FirstFreeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
