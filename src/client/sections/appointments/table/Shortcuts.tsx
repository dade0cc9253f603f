import { useState } from 'react';

import type { OnDemand } from '#client/device/onDemand';
import { useAsked } from '#client/state/useAsked';
import { usePageKey } from '#client/ui/focus/usePageKey';
import { useT } from '#client/ui/language/useT';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { ShortcutsDialog } from './keys/ShortcutsDialog';
import { shortcutsTitle } from './messages';
import styles from './Shortcuts.module.css';

interface ShortcutsProps {
  code: OnDemand<{ ShortcutsDialog: typeof ShortcutsDialog }>;
  hasSingleKeys: boolean;
  onSingleKeysChosen: (areOn: boolean) => void;
}

/** The list of what keys do on this screen, behind a button and the key `?`. */
export function Shortcuts({ code, hasSingleKeys, onSingleKeysChosen }: ShortcutsProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const open = () => setIsOpen(true);
  const dialog = useOnceWanted(code, isOpen !== null);
  usePageKey('?', open);
  useAsked(shortcutsTitle, open);
  return (
    <>
      <button type="button" className={styles.link} onClick={open}>
        {t(shortcutsTitle)}
      </button>
      {isOpen !== null && dialog && (
        <dialog.ShortcutsDialog
          isOpen={isOpen}
          hasSingleKeys={hasSingleKeys}
          onSingleKeysChosen={onSingleKeysChosen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
