import Box from '@mui/material/Box';
import { useId } from 'react';

/** How a series is told from the others: by its colour, and by its lines where colours are not told apart. */
interface Look {
  /** A colour of the theme. */
  ink: string;
  /** The lines across a field of eight by eight, as a path. */
  lines: string;
}

const LOOKS: readonly Look[] = [
  { ink: 'status.yellow.ink', lines: 'M-2 2L2 -2M0 8L8 0M6 10L10 6' },
  { ink: 'primary.main', lines: '' },
  { ink: 'status.blue.ink', lines: 'M0 2H8M0 6H8' },
  { ink: 'status.red.ink', lines: 'M-2 6L2 10M0 0L8 8M6 -2L10 2M-2 2L2 -2M0 8L8 0M6 10L10 6' },
  { ink: 'status.grey.ink', lines: 'M2 0V8M6 0V8' },
  { ink: 'text.primary', lines: 'M4 2.5V5.5M2.5 4H5.5' },
];

/** The pattern of a series, as what is drawn is filled by. */
export function fillOf(id: string, look: number): string {
  return `url(#${id}-${look % LOOKS.length})`;
}

/** An id for the patterns of one picture. */
export function usePatternId(): string {
  return `looks${useId().replace(/[^\w-]/g, '')}`;
}

/** The patterns of a picture: each a ground in a colour of the theme with lines of the page on it. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {LOOKS.map(({ ink, lines }, at) => (
        <pattern key={ink} id={`${id}-${at}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <Box component="rect" width={8} height={8} sx={{ color: ink, fill: 'currentColor', ...FORCED.ground }} />
          <Box
            component="path"
            d={lines}
            sx={{ color: 'background.paper', stroke: 'currentColor', strokeWidth: 1.5, ...FORCED.lines }}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** Somebody's own colours: their text on their page. */
const FORCED = {
  ground: { '@media (forced-colors: active)': { fill: 'CanvasText', forcedColorAdjust: 'none' } },
  lines: { '@media (forced-colors: active)': { stroke: 'Canvas', forcedColorAdjust: 'none' } },
} as const;
