import { useState } from 'react';

import { FirstFreeButton } from '#client/ui/dates/FirstFreeButton';
import { FirstFreeDialog, type FirstFreeDialogProps } from './FirstFreeDialog';

interface FirstFreeProps extends Omit<FirstFreeDialogProps, 'onClose'> {
  size?: 'small' | 'medium';
}

/** The button that opens the search for the next free times, and the dialog. */
export function FirstFree({ size, ...props }: FirstFreeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FirstFreeButton size={size} onClick={() => setIsOpen(true)} />
      {isOpen && <FirstFreeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
