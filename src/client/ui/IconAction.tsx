import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface IconActionProps {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** Where the Tab key finds it; the usual place unless told. */
  tabIndex?: number;
  onClick: () => void;
}

/** A button that shows an icon and says its name. */
export function IconAction({ label, icon, isDisabled = false, tabIndex, onClick }: IconActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
