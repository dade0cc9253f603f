import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface IconActionProps {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button that shows an icon and says its name. */
export function IconAction({ label, icon, isDisabled = false, onClick }: IconActionProps) {
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
