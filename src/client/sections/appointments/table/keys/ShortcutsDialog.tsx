import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { shortcutsTitle } from '../messages';
import { shortcutMessages } from './messages';
import { ALWAYS, SINGLE, type KeyLine } from './shortcuts';

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
