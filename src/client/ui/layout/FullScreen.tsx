import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

interface FullScreenProps {
  isOn: boolean;
  /** Escape was pressed. */
  onLeft: () => void;
  children: ReactNode;
}

/** Gives its content the whole window while it is on; what it covers beside `main` cannot be reached meanwhile. */
export function FullScreen({ isOn, onLeft, children }: FullScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const main = box.current?.closest('main');
    const covered = [...(main?.parentElement?.children ?? [])].filter((one) => one !== main);
    covered.forEach((one) => one.toggleAttribute('inert', true));
    return () => covered.forEach((one) => one.removeAttribute('inert'));
  }, [isOn]);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onLeft();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, onLeft]);
  return (
    <Box
      ref={box}
      sx={isOn ? { position: 'fixed', inset: 0, zIndex: 'appBar', bgcolor: 'background.default' } : { height: '100%' }}
    >
      {children}
    </Box>
  );
}
