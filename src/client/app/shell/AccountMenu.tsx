import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectUser } from '#client/features/session';
import { useT } from '#client/ui/language/useT';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { AccountDialog } from '../account/accountLines';
import { appMessages } from '../messages';
import { restCode } from '../restCode';
import { SidebarEntry } from './SidebarEntry';

/**
 * Who is signed in, and what is seldom chosen: the entry of the sidebar, and apart from it the menu, whose dialogs stay
 * open where the sidebar becomes a bar. The code of the menu is fetched when somebody comes near.
 */
export function useAccountMenu(onSignOut: () => void) {
  const t = useT();
  const user = useSelector(selectUser);
  const [rest, load, want] = useOnDemand(restCode);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<AccountDialog | null>(null);
  const name = t(appMessages.account);
  const entry = (
    <SidebarEntry
      aria-label={user ? t(appMessages.accountOf, { user }) : name}
      title={user ?? name}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      onPointerEnter={() => load()}
      onFocus={() => load()}
      onClick={(event) => {
        setAnchor(event.currentTarget);
        if (!rest) want();
      }}
    >
      <CircleUserRound size={18} aria-hidden style={{ flex: 'none' }} />
      <bdi className="entry-label" style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {user ?? name}
      </bdi>
    </SidebarEntry>
  );
  return {
    entry,
    menu: rest && (
      <rest.AccountMenuLines {...{ anchor, opened, onSignOut }} onOpened={setOpened} onClose={() => setAnchor(null)} />
    ),
    doors: { onOpened: setOpened, onSignOut },
  };
}
