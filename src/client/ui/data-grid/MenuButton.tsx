import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

import { FoldingButton } from '../page/FoldingButton';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FoldingButton
        {...{ label, icon, isFolding }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
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
