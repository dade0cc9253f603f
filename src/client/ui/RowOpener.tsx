import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface RowOpenerProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The button in a row's first cell; the whole row answers to it. */
export function RowOpener({ isOpen, onToggle, children }: RowOpenerProps) {
  return (
    <button type="button" className="opener" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight size={14} aria-hidden className="chevron" />
      {children}
    </button>
  );
}
