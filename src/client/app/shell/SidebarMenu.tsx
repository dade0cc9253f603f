import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';

import { onDemand } from '#client/device/onDemand';
import { useOnDemand } from '#client/ui/useOnDemand';
import { useT } from '#client/ui/useT';
import { appMessages } from '../messages';

/** The lines of the menu in the sidebar. */
const sidebarMenu = onDemand(() => import('./SidebarMenuLines').then(({ SidebarMenuLines }) => SidebarMenuLines));

/** What is seldom chosen; the code of the menu is fetched when somebody comes near. */
export function SidebarMenu() {
  const t = useT();
  const [Lines, load, want] = useOnDemand(sidebarMenu);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t(appMessages.menu)}
        title={t(appMessages.menu)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => load()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          if (!Lines) want();
        }}
      >
        <EllipsisVertical size={16} />
      </IconButton>
      {Lines && <Lines anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
