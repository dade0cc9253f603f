import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useT } from '#client/ui/language/useT';
import { Sheet } from '#client/ui/layout/Sheet';
import { appMessages } from '../messages';
import type { SectionEntry } from '../sections';
import { SectionButton, SidebarEntry } from './SidebarEntry';

interface PhoneBarProps {
  sections: readonly SectionEntry[];
  /** The one on screen. */
  open: SectionEntry;
  onChosen: (entry: SectionEntry) => void;
  /** What opens the search through everything, in place of the sheet. */
  search: (leave: () => void) => ReactNode;
  /** What stands below the sections elsewhere. */
  foot: ReactNode;
}

/** As many sections have room side by side. */
const IN_BAR = 4;

/**
 * The sections at the foot of a phone, and under "More" those for which there is no room, with all else of the sidebar.
 */
export function PhoneBar({ sections, open, onChosen, search, foot }: PhoneBarProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const button = (entry: SectionEntry) => (
    <SectionButton
      key={entry.label.id}
      entry={entry}
      isOpen={entry === open}
      onChosen={() => {
        setIsOpen(false);
        onChosen(entry);
      }}
    />
  );
  const inBar = sections.filter(({ view }) => !view).slice(0, IN_BAR);
  const others = sections.filter((entry) => !inBar.includes(entry));
  return (
    <>
      <Bar aria-label={t(appMessages.sections)}>
        {inBar.map(button)}
        <SidebarEntry
          aria-current={others.includes(open) || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Ellipsis size={18} aria-hidden />
          <span className="entry-label">{t(appMessages.more)}</span>
        </SidebarEntry>
      </Bar>
      <Sheet title={t(appMessages.more)} isOpen={isOpen} isKept onClose={() => setIsOpen(false)}>
        <div>
          {search(() => setIsOpen(false))}
          {others.map(button)}
        </div>
        {foot}
      </Sheet>
    </>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  height: '100%',
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '> button': {
    // A name is as wide as its longest word, and what is left is shared.
    flex: '1 0 auto',
    width: 'min-content',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    paddingInline: 0,
    borderRadius: 0,
    fontSize: 12,
    lineHeight: 1.15,
    textAlign: 'center',
  },
  // A window enlarged to 400% is as low as it is narrow.
  '@media (max-height: 400px)': { '.entry-label': { position: 'absolute', clipPath: 'inset(50%)' } },
}));
