import { LogOut, Search } from 'lucide-react';
import { useEffect } from 'react';

import { onDemand } from '#client/device/onDemand';
import { dayOf } from '#client/lib/dates';
import { useT } from '#client/ui/language/useT';
import { Logo } from '#client/ui/page/Logo';
import { useIsPhone } from '#client/ui/page/useMedia';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import { appMessages } from '../messages';
import { paletteMessages } from '../palette/first';
import type { SectionEntry } from '../sections';
import { useAccountMenu } from './AccountMenu';
import styles from './shell.module.css';
import { SectionButton, SidebarEntry } from './SidebarEntry';
import { usePalette } from './usePalette';

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
  useEffect(() => {
    if (isPhone && !PhoneBar) want();
  }, [isPhone, PhoneBar, want]);
  const { entry, menu, doors } = useAccountMenu(onSignOut);
  const palette = Palette && <Palette isOpen={isOpen} doors={doors} onClose={close} />;
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
      <footer>{t(appMessages.copyright, { year: dayOf(new Date()).slice(0, 4) })}</footer>
    </>
  );
  const bar = (
    <aside data-off-paper className={styles.bar}>
      {PhoneBar && <PhoneBar {...{ sections, open, onChosen, search, foot }} />}
    </aside>
  );
  const column = (
    <aside data-off-paper className={styles.column}>
      <div className={styles.product}>
        <Logo name={t(appMessages.product)} isFolding />
      </div>
      {search()}
      <nav aria-label={t(appMessages.sections)}>
        {sections.map((entry) => (
          <SectionButton key={entry.label.id} entry={entry} isOpen={entry === open} onChosen={onChosen} />
        ))}
      </nav>
      <div className={styles.room} />
      {foot}
    </aside>
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
      <kbd className="entry-key" aria-hidden dir="ltr">
        {t(paletteMessages.key)}
      </kbd>
    </SidebarEntry>
  );
}
