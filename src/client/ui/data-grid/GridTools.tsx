import Box from '@mui/material/Box';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the tools of a grid stand, and what tells of that place. */
const Place = createContext<[place: HTMLElement | null, setPlace: (place: HTMLElement | null) => void] | null>(null);

/** What holds a grid and, above it, the bar in which its tools have their place. */
export function GridToolsHolder({ children }: { children: ReactNode }) {
  return <Place value={useState<HTMLElement | null>(null)}>{children}</Place>;
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5, '&:empty': { display: 'none' } };

/** The place for the tools of the grid below. */
export function GridToolsPlace() {
  return <Box data-off-paper ref={useContext(Place)?.[1]} sx={row} />;
}

/** The tools of a grid in their place, or above the grid where there is none. */
export function GridTools({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  if (!place) {
    return (
      <Box data-off-paper sx={row}>
        {children}
      </Box>
    );
  }
  return place[0] && createPortal(children, place[0]);
}
