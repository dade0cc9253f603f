import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

interface FullScreenProps {
  isOn: boolean;
  /** Escape was pressed. */
  onLeft: () => void;
  children: ReactNode;
}

/** Gives its content the whole window while it is on. */
export function FullScreen({ isOn, onLeft, children }: FullScreenProps) {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onLeft();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => { document.removeEventListener('keydown', onKeyDown); };
  }, [isOn, onLeft]);
  return (
    <Box sx={isOn ? { position: 'fixed', inset: 0, zIndex: 'appBar', bgcolor: 'background.default' } : { height: '100%' }}>
      {children}
    </Box>
  );
}
