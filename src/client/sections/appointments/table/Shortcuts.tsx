import { Suspense, useState } from 'react';

import { usePageKey } from '#client/ui/focus/usePageKey';
import { useT } from '#client/ui/language/useT';
import { lazyComponent } from '#client/ui/waiting/lazyComponent';
import { shortcutsTitle } from './messages';
import styles from './Shortcuts.module.css';

/** Fetched when it is first opened. */
const ShortcutsDialog = lazyComponent(async () => (await import('./late/components/ShortcutsDialog')).ShortcutsDialog);

interface ShortcutsProps {
  hasSingleKeys: boolean;
  onSingleKeysChosen: (areOn: boolean) => void;
}

/** The list of what keys do on this screen, behind a button and the key `?`. */
export function Shortcuts({ hasSingleKeys, onSingleKeysChosen }: ShortcutsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const open = () => setIsOpen(true);
  usePageKey('?', open);
  return (
    <>
      <button type="button" className={styles.link} onClick={open}>
        {t(shortcutsTitle)}
      </button>
      {isOpen !== null && (
        <Suspense>
          <ShortcutsDialog
            isOpen={isOpen}
            hasSingleKeys={hasSingleKeys}
            onSingleKeysChosen={onSingleKeysChosen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
