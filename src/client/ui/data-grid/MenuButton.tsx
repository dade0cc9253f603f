import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** The grid tracks of a menu whose lines have several items. */
  columns?: string;
  /** The lines of the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of its name. */
export function MenuButton({ label, icon, columns, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
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
