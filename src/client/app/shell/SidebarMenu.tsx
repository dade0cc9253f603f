import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { hijriDatesChosen, selectHasHijriDates } from '#client/state/language';
import { useT } from '#client/ui/useT';
import { messages } from '../messages';

/** What is seldom chosen: the Hijri calendar. */
export function SidebarMenu() {
  const t = useT();
  const dispatch = useDispatch();
  const hasHijriDates = useSelector(selectHasHijriDates);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t(messages.menu)}
        title={t(messages.menu)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <EllipsisVertical size={16} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={hasHijriDates}
          onClick={() => {
            dispatch(hijriDatesChosen(!hasHijriDates));
            close();
          }}
        >
          <Check size={16} aria-hidden style={{ marginInlineEnd: 8, opacity: hasHijriDates ? 1 : 0 }} />
          {t(messages.hijriDates)}
        </MenuItem>
      </Menu>
    </>
  );
}
