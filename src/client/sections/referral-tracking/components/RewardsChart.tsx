import Box from '@mui/material/Box';
import { Fragment } from 'react';

import { numberOf } from '#client/lib/counts';
import { aed } from '#client/lib/money';
import { Panel } from '#client/ui/layout/Panel';
import { useT } from '#client/ui/useT';
import type { Decimal } from '#contract/common';

interface RewardsChartProps {
  label: string;
  /** Amounts in AED. */
  bars: readonly { label: string; amount: Decimal }[];
}

/** Compares rewards by the length of bars: the longest fills its line, and an unknown amount has none. */
export function RewardsChart({ label, bars }: RewardsChartProps) {
  const t = useT();
  const lines = bars.map((bar) => ({
    label: bar.label,
    text: t(aed(bar.amount)),
    length: Math.max(0, numberOf(bar.amount) ?? 0),
  }));
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  return (
    <Panel title={label}>
      <Box
        role="img"
        aria-label={lines.map((line) => `${line.label}: ${line.text}`).join(', ')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr max-content',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 1.25,
          padding: 2,
          fontSize: 12,
        }}
      >
        {lines.map((line) => (
          <Fragment key={line.label}>
            <span>{line.label}</span>
            <Box
              data-bar
              sx={{ height: 14, bgcolor: 'primary.main' }}
              style={{ width: `${(100 * line.length) / longest}%` }}
            />
            <Box component="span" sx={{ textAlign: 'end' }}>
              {line.text}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Panel>
  );
}
