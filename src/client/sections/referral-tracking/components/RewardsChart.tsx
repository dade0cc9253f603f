import Box from '@mui/material/Box';

import { numberOf } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import { Panel } from '#client/ui/layout/Panel';
import { useT } from '#client/ui/useT';
import type { Decimal } from '#contract/common';

interface RewardsChartProps {
  label: string;
  /** Amounts in AED, three at most. */
  parts: readonly { label: string; amount: Decimal }[];
}

/** Each part differs from the one beside it also where colours are not told apart: by an edge, and by stripes. */
const LOOKS = [
  { bgcolor: 'primary.main' },
  { bgcolor: 'status.blue.ink' },
  {
    color: 'status.yellow.ink',
    backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 3px, transparent 3px 7px)',
  },
] as const;

/** One bar of several parts, as long as their amounts; one that is unknown or below zero has no part of it. */
export function RewardsChart({ label, parts }: RewardsChartProps) {
  const t = useT();
  const lines = parts.map((part, at) => ({
    label: part.label,
    text: t(aed(part.amount)),
    length: Math.max(0, numberOf(part.amount) ?? 0),
    look: { ...LOOKS[at % LOOKS.length], forcedColorAdjust: 'none' },
  }));
  return (
    <Panel title={label}>
      <Box
        role="img"
        aria-label={lines.map((line) => `${line.label}: ${line.text}`).join(', ')}
        sx={{ display: 'grid', gap: 1.5, padding: 2, fontSize: 12 }}
      >
        <Box sx={{ display: 'flex', gap: '2px', height: 18, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider' }}>
          {lines
            .filter(({ length }) => length > 0)
            .map(({ label: name, length, look }) => (
              <Box key={name} data-bar sx={{ minWidth: 4, ...look }} style={{ flex: `${length} 0 0` }} />
            ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.75 }}>
          {lines.map(({ label: name, text, look }) => (
            <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ width: 12, height: 12, borderRadius: 0.5, ...look }} />
              <span>{name}</span>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}
