import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

import { useMedia } from '../useMedia';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** Whether its icon stands alone where the window is no wider than a tablet. */
  isFolding?: boolean;
  /** The grid tracks of a menu whose lines have several items. */
  columns?: string;
  /** The lines of the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of its name. */
export function MenuButton({ label, icon, isFolding = false, columns, children }: MenuButtonProps) {
  const isFolded = useMedia('(max-width: 1199.95px)') && isFolding;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={isFolded ? undefined : icon}
        {...(isFolded && { 'aria-label': label, title: label, sx: { minWidth: 36, minHeight: 30 } })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isFolded ? icon : label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: {
            'aria-label': label,
            dense: true,
            ...(columns && { sx: { display: 'grid', gridTemplateColumns: columns } }),
          },
        }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
