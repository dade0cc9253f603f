import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { Text } from '#client/lib/text';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';

/** A line of a menu. */
export interface MenuLine {
  label: Text;
  Icon: LucideIcon;
  choose: () => void;
}

interface MoreMenuProps {
  /** Names the button and the menu: what its lines are about. */
  label: string;
  lines: readonly MenuLine[];
  /** Where the Tab key does not lead to it, because arrows do. */
  tabIndex?: number;
}

/** ⋯: what else can be done, in words; nothing where that is nothing. */
export function MoreMenu({ label, lines, tabIndex }: MoreMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (lines.length === 0) return null;
  // A menu gives the focus back as it closes: what takes it comes after that.
  const does = (choose: () => void) => () => {
    flushSync(() => setAnchor(null));
    choose();
  };
  return (
    <>
      <IconAction
        label={label}
        icon={<Ellipsis size={18} />}
        isExpanded={anchor !== null}
        tabIndex={tabIndex}
        onClick={setAnchor}
      />
      {anchor && (
        // Its keys mean nothing to the table or board that it hangs from.
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          onKeyDown={(event) => event.stopPropagation()}
          slotProps={{ list: { 'aria-label': label, dense: true } }}
        >
          {lines.map(({ label: line, Icon, choose }) => (
            <MenuItem key={t(line)} onClick={does(choose)}>
              <ListItemIcon>
                <Icon size={15} />
              </ListItemIcon>
              {t(line)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
