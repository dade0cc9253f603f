import Dialog from '@mui/material/Dialog';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { FoundThing } from '#client/state/findable';
import { useT } from '#client/ui/language/useT';
import { mayLeaveView } from '#client/ui/layout/askBeforeLeaving';
import { leaveDialog, openDialogs } from '#client/ui/layout/openDialogs';
import type { AccountDoors } from '../account/accountLines';
import { paletteMessages } from './first';
import { FoundBox } from './FoundBox';
import { onceMaker } from './once';
import { useSources } from './useSources';

interface PaletteProps {
  isOpen: boolean;
  /** What the lines of the account menu lead to, which are found here too. */
  doors: AccountDoors;
  onClose: () => void;
}

/** As many places are remembered. */
const MOST_RECENT = 5;

/**
 * Finds everything by one field, and does what was chosen once it has closed, so that the focus is back by then. What
 * was typed is forgotten; the places that were chosen stay in memory for as long as the session lasts.
 */
export function Palette({ isOpen, doors, onClose }: PaletteProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { arrived, sourcesNow } = useSources(isOpen);
  const [recent, setRecent] = useState<readonly FoundThing[]>([]);
  const [makeOnce] = useState(onceMaker);
  const chosen = useRef<FoundThing | null>(null);
  const choose = (finding: FoundThing) => {
    onClose();
    // Where something typed would be lost its form asks, and nothing is done.
    if (!finding.staysHere && !mayLeaveView()) return;
    chosen.current = finding;
    const { id, kind, label, event } = finding;
    if (kind === 'place')
      setRecent([{ id, kind, label, event }, ...recent.filter((one) => one.id !== id)].slice(0, MOST_RECENT));
  };
  const doChosen = () => {
    const finding = chosen.current;
    chosen.current = null;
    if (!finding) return;
    if (!finding.staysHere) openDialogs().forEach(leaveDialog);
    if (typeof finding.event === 'function') finding.event();
    else dispatch(finding.event);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // A dialog below that has just opened takes the focus to itself, and MUI gives it back to the frame alone.
      onFocus={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement)) focusField(currentTarget);
      }}
      maxWidth={false}
      slotProps={{
        transition: { timeout: 0, onExited: doChosen },
        paper: {
          ref: focusField,
          'aria-label': t(paletteMessages.title),
          sx: { width: '100%', maxWidth: 640, maxHeight: 'calc(100% - 32px)', margin: 2 },
        },
        container: { sx: { alignItems: 'start', paddingBlockStart: { sm: '8vh' } } },
      }}
    >
      <FoundBox {...{ arrived, sourcesNow, recent, makeOnce, doors }} onChosen={choose} onClose={onClose} />
    </Dialog>
  );
}

/** The focus begins in the field, and where it was before it comes back to. */
function focusField(paper: HTMLElement | null) {
  paper?.querySelector('input')?.focus();
}
