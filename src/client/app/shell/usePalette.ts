import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';

import { selectIsCovered } from '#client/features/session';
import { selectConfirmation } from '#client/state/confirmations';
import { chordOf } from '#client/ui/focus/letterOf';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import { restCode } from '../restCode';
import type { Store } from '../store';

/** The search through everything, and what opens it; Ctrl+K opens it too, and closes it. */
export function usePalette() {
  const store = useStore() as Pick<Store, 'getState'>;
  const [rest, , want] = useOnDemand(restCode);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    if (!rest) want();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (chordOf(event) !== 'k') return;
      event.preventDefault();
      const state = store.getState();
      if (selectIsCovered(state) || selectConfirmation(state)) return;
      setIsOpen((was) => !was);
      want();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [store, want]);
  return { open, Palette: rest?.Palette, isOpen, close: () => setIsOpen(false) };
}
