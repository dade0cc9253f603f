import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

import type { Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { shortcutsTitle } from '../messages';
import { shortcutMessages } from './messages';

interface ShortcutsDialogProps {
  isOpen: boolean;
  hasSingleKeys: boolean;
  onSingleKeysChosen: (areOn: boolean) => void;
  onClose: () => void;
}

/** What keys do in the list of appointments, and the choice whether single letters change something (WCAG 2.1.4). */
export function ShortcutsDialog({ isOpen, hasSingleKeys, onSingleKeysChosen, onClose }: ShortcutsDialogProps) {
  const t = useT();
  return (
    <Modal title={t(shortcutsTitle)} isOpen={isOpen} onClose={onClose}>
      <KeyList keys={ALWAYS} />
      <div>
        <FormControlLabel
          label={t(shortcutMessages.singleKeys)}
          control={<Switch checked={hasSingleKeys} onChange={(_, areOn) => onSingleKeysChosen(areOn)} />}
        />
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t(shortcutMessages.singleKeysHint)}</Box>
      </div>
      <KeyList keys={SINGLE} isOff={!hasSingleKeys} />
    </Modal>
  );
}

interface KeyLine {
  keys: readonly string[];
  does: Message;
}

const ALWAYS: readonly KeyLine[] = [
  { keys: ['↑', '↓'], does: shortcutMessages.move },
  { keys: ['Home', 'End'], does: shortcutMessages.ends },
  { keys: ['n'], does: shortcutMessages.now },
  { keys: ['Enter'], does: shortcutMessages.open },
  { keys: ['Esc'], does: shortcutMessages.close },
  { keys: ['/'], does: shortcutMessages.search },
  { keys: ['Enter', '↓'], does: shortcutMessages.fromSearch },
  { keys: ['x'], does: shortcutMessages.choose },
  { keys: ['Shift ↑', 'Shift ↓'], does: shortcutMessages.extend },
  { keys: ['Shift →', 'Shift ←'], does: shortcutMessages.widen },
  { keys: ['Ctrl P'], does: shortcutMessages.print },
  { keys: ['?'], does: shortcutMessages.list },
];

const SINGLE: readonly KeyLine[] = [
  { keys: ['a'], does: shortcutMessages.accept },
  { keys: ['r'], does: shortcutMessages.reject },
];

function KeyList({ keys: lines, isOff = false }: { keys: readonly KeyLine[]; isOff?: boolean }) {
  const t = useT();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '120px 1fr',
        gap: '8px 16px',
        margin: 0,
        color: isOff ? 'text.secondary' : undefined,
        dd: { margin: 0 },
        kbd: { border: 1, borderColor: 'divider', borderRadius: '4px', padding: '1px 6px', marginInlineEnd: '6px' },
      }}
    >
      {lines.map(({ keys, does }) => [
        <dt key={`${keys.join()} keys`}>
          {keys.map((key) => (
            <kbd key={key} dir="ltr">
              {key}
            </kbd>
          ))}
        </dt>,
        <dd key={keys.join()}>{t(does)}</dd>,
      ])}
    </Box>
  );
}
