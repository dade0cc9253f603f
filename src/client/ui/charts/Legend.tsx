import Box from '@mui/material/Box';

import type { Text } from '#client/lib/text';
import { useT } from '../language/useT';
import { fillOf } from './Patterns';

interface LegendProps {
  id: string;
  series: readonly { label: Text; look: number }[];
}

/** Says which look is which. */
export function Legend({ id, series }: LegendProps) {
  const t = useT();
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontSize: 12,
      }}
    >
      {series.map(({ label, look }) => (
        <Box key={t(label)} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg aria-hidden width={14} height={14}>
            <rect width={14} height={14} rx={3} fill={fillOf(id, look)} />
          </svg>
          {t(label)}
        </Box>
      ))}
    </Box>
  );
}
