import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface IconActionProps {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** Whether what it does is under way: it does nothing then, and keeps the focus that a disabled button would lose. */
  isBusy?: boolean;
  /** Where the Tab key does not lead to it, because arrows do. */
  tabIndex?: number | undefined;
  onClick: () => void;
}

/** A button that shows an icon and says its name. */
export function IconAction({ label, icon, isDisabled = false, isBusy = false, tabIndex, onClick }: IconActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isBusy || undefined}
      title={label}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onClick={isBusy ? undefined : onClick}
    >
      {icon}
    </IconButton>
  );
}
