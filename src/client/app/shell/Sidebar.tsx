import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { LogOut, Search } from 'lucide-react';
import { useEffect } from 'react';

import { onDemand } from '#client/device/onDemand';
import { dayOf } from '#client/lib/dates';
import { Logo } from '#client/ui/Logo';
import { UNSEEN } from '#client/ui/Unseen';
import { useIsPhone } from '#client/ui/useMedia';
import { useOnDemand } from '#client/ui/useOnDemand';
import { useT } from '#client/ui/useT';
import { appMessages } from '../messages';
import { paletteMessages } from '../palette/messages';
import { usePalette } from '../palette/usePalette';
import type { SectionEntry } from '../sections';
import { useAccountMenu } from './AccountMenu';
import { SectionButton, SidebarEntry } from './SidebarEntry';

interface SidebarProps {
  sections: readonly SectionEntry[];
  /** The one on screen. */
  open: SectionEntry;
  onChosen: (entry: SectionEntry) => void;
  onSignOut: () => void;
}

const phoneBar = onDemand(() => import('./PhoneBar').then(({ PhoneBar }) => PhoneBar));

/**
 * The sections of the product, the account, signing out, and the copyright line (Spec 1 §2): icons only where narrow,
 * and a bar at the foot of a phone.
 */
export function Sidebar({ sections, open, onChosen, onSignOut }: SidebarProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [PhoneBar, , want] = useOnDemand(phoneBar);
  const { Palette, isOpen, open: openPalette, close } = usePalette();
  const palette = Palette && <Palette isOpen={isOpen} onClose={close} />;
  useEffect(() => {
    if (isPhone && !PhoneBar) want();
  }, [isPhone, PhoneBar, want]);
  const { entry, menu } = useAccountMenu(onSignOut);
  const search = (leave?: () => void) => (
    <SearchEntry
      onChosen={() => {
        leave?.();
        openPalette();
      }}
    />
  );
  const foot = (
    <>
      {entry}
      <SidebarEntry title={t(appMessages.signOut)} onClick={onSignOut}>
        <LogOut size={18} aria-hidden />
        <span className="entry-label">{t(appMessages.signOut)}</span>
      </SidebarEntry>
      <footer className="footer">{t(appMessages.copyright, { year: dayOf(new Date()).slice(0, 4) })}</footer>
    </>
  );
  const bar = (
    <Box component="aside" data-off-paper sx={{ order: 1, flex: 'none', height: 'var(--bottom-bar)' }}>
      {PhoneBar && <PhoneBar {...{ sections, open, onChosen, search, foot }} />}
    </Box>
  );
  const column = (
    <Frame data-off-paper>
      <Box sx={{ paddingInline: 1, paddingBlock: '4px 16px' }}>
        <Logo name={t(appMessages.product)} isFolding />
      </Box>
      {search()}
      <nav aria-label={t(appMessages.sections)}>
        {sections.map((entry) => (
          <SectionButton key={entry.label.id} entry={entry} isOpen={entry === open} onChosen={onChosen} />
        ))}
      </nav>
      <Box sx={{ flex: 1 }} />
      {foot}
    </Frame>
  );
  return (
    <>
      {isPhone ? bar : column}
      {menu}
      {palette}
    </>
  );
}

function SearchEntry({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  return (
    <SidebarEntry title={t(paletteMessages.title)} aria-keyshortcuts="Control+K" onClick={onChosen}>
      <Search size={18} aria-hidden />
      <span className="entry-label">{t(paletteMessages.title)}</span>
    </SidebarEntry>
  );
}

const Frame = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 240,
  padding: 12,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  nav: { display: 'grid', gap: 2 },
  '.footer': {
    paddingBlockStart: 8,
    paddingInlineStart: 11,
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('lg')]: {
    width: 64,
    '.entry-label': UNSEEN,
    '&& .entry-count': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      display: 'grid',
      placeItems: 'center',
      minWidth: 18,
      height: 18,
      paddingInline: 4,
      borderRadius: 9,
      fontSize: 12,
      fontWeight: 600,
      color: theme.vars.palette.primary.contrastText,
      backgroundColor: theme.vars.palette.primary.main,
    },
    '.footer': { marginInline: -10, paddingInlineStart: 0, textAlign: 'center' },
  },
}));
