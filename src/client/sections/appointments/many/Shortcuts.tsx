import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';

import { lazyComponent } from '#client/ui/lazyComponent';
import { usePageKey } from '#client/ui/usePageKey';
import { useT } from '#client/ui/useT';
import { shortcutsTitle } from './messages';

/** Fetched when it is first opened. */
const ShortcutsDialog = lazyComponent(async () => (await import('./components/ShortcutsDialog')).ShortcutsDialog);

/** The key that lists what works on this screen, on Latin and on Arabic keyboards. */
const QUESTION_MARKS = ['?', '؟'];

interface ShortcutsProps {
  hasSingleKeys: boolean;
  onSingleKeysChosen: (areOn: boolean) => void;
}

/** The list of what keys do on this screen, behind a button and the key `?`. */
export function Shortcuts({ hasSingleKeys, onSingleKeysChosen }: ShortcutsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const open = () => {
    setIsOpen(true);
  };
  usePageKey(QUESTION_MARKS, open);
  return (
    <>
      <Box component="button" type="button" sx={LINK} onClick={open}>
        {t(shortcutsTitle)}
      </Box>
      {isOpen !== null && (
        <Suspense>
          <ShortcutsDialog
            isOpen={isOpen}
            hasSingleKeys={hasSingleKeys}
            onSingleKeysChosen={onSingleKeysChosen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The look of a link, whose component the list does without. */
const LINK = {
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  color: 'primary.main',
  background: 'none',
  textDecoration: 'underline rgba(var(--mui-palette-primary-mainChannel) / 0.4)',
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { textDecorationColor: 'inherit' },
};
